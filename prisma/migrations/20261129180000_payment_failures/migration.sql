-- AlterTable
ALTER TABLE "Payment" ADD COLUMN "failureReason" TEXT;
