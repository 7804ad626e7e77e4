-- AlterTable
ALTER TABLE "Chat" ADD COLUMN "messageDeletedAt" DATETIME;
