-- AlterTable
ALTER TABLE "PlanPrice" ADD COLUMN "firstPrice" INTEGER;

-- Of what a year was lowered by for everybody, half is for a first subscription.
UPDATE "PlanPrice" SET "firstPrice" = "price", "price" = "oldPrice" / 2 WHERE "planId" = 'premium-annual';
UPDATE "Plan" SET "discount" = 50 WHERE "id" = 'premium-annual';
