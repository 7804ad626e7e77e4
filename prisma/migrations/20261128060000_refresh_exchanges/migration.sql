-- AlterTable
ALTER TABLE "RefreshToken" ADD COLUMN "exchangeId" TEXT;
ALTER TABLE "RefreshToken" ADD COLUMN "successor" TEXT;
