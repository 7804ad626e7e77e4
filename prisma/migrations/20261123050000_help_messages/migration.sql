-- AlterTable
ALTER TABLE "Message" ADD COLUMN "isHelp" BOOLEAN NOT NULL DEFAULT false;
