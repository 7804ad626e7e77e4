-- AlterTable
ALTER TABLE "Payment" ADD COLUMN "discountBy" TEXT;
ALTER TABLE "Payment" ADD COLUMN "listAmount" INTEGER;
