-- AlterTable
ALTER TABLE "Payment" ADD COLUMN "sourceBotSlug" TEXT;
ALTER TABLE "Payment" ADD COLUMN "sourcePromoType" TEXT;

-- What was charged before counted for the buyer's first touch, else for the source that it named.
UPDATE "Payment" SET
  "sourcePromoType" = (SELECT "promoType" FROM "FirstTouch" WHERE "visitorKey" = 'user:' || "Payment"."userId"),
  "sourceBotSlug" = (SELECT "botSlug" FROM "FirstTouch" WHERE "visitorKey" = 'user:' || "Payment"."userId")
WHERE "grantedAt" IS NOT NULL;
UPDATE "Payment" SET
  "sourcePromoType" = coalesce("promoType", CASE WHEN json_valid("paramsJson") AND json_extract("paramsJson", '$.promoType') IN ('promo', 'fb', 'affise', 'keitaro') THEN json_extract("paramsJson", '$.promoType') END),
  "sourceBotSlug" = CASE WHEN "promoType" IS NOT NULL THEN (SELECT "slug" FROM "Bot" WHERE "id" = "Payment"."botId") END
WHERE "grantedAt" IS NOT NULL AND "sourcePromoType" IS NULL;
