-- AlterTable
ALTER TABLE "Payment" ADD COLUMN "planOff" INTEGER NOT NULL DEFAULT 0;

-- Where a code or the offer lowered it, the price before was the one that everybody paid; it is the regular price of the plan now.
UPDATE "Payment" SET "planOff" = "listAmount" - "amount" WHERE "discountBy" = 'plan';
UPDATE "Payment" SET "planOff" = "price"."oldPrice" - "listAmount", "listAmount" = "price"."oldPrice"
FROM "PlanPrice" AS "price"
WHERE "price"."planId" = "itemId" AND "price"."currency" = "Payment"."currency" AND "price"."oldPrice" > "listAmount" AND "discountBy" IN ('code', 'offer');
