-- AlterTable
ALTER TABLE "BotText" ADD COLUMN "firstName" TEXT;
ALTER TABLE "BotText" ADD COLUMN "name" TEXT;
