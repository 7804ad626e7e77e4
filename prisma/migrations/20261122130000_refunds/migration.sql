-- AlterTable
ALTER TABLE "Payment" ADD COLUMN "refundedAt" DATETIME;
