-- AlterTable
ALTER TABLE "Message" ADD COLUMN "lang" TEXT;
