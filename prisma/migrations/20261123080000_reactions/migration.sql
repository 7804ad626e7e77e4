-- AlterTable
ALTER TABLE "Message" ADD COLUMN "reaction" TEXT;

-- AlterTable
ALTER TABLE "ReplyVersion" ADD COLUMN "reaction" TEXT;
