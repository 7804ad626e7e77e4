-- AlterTable
ALTER TABLE "Message" ADD COLUMN "isPastLimit" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "ReplyVersion" ADD COLUMN "isPastLimit" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "Subscription" ADD COLUMN "chatPhotosUsed" INTEGER NOT NULL DEFAULT 0;
