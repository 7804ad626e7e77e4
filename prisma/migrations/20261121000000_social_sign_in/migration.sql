-- AlterTable
ALTER TABLE "OAuthAttempt" ADD COLUMN "browserHash" TEXT;
ALTER TABLE "OAuthAttempt" ADD COLUMN "endedAt" DATETIME;
ALTER TABLE "OAuthAttempt" ADD COLUMN "guestSessionId" TEXT;

-- CreateTable
CREATE TABLE "ProviderGrant" (
    "codeHash" TEXT NOT NULL PRIMARY KEY,
    "provider" TEXT NOT NULL,
    "clientId" TEXT NOT NULL,
    "redirectUri" TEXT NOT NULL,
    "codeChallenge" TEXT NOT NULL,
    "profileJson" TEXT NOT NULL,
    "issuedAt" DATETIME NOT NULL,
    "usedAt" DATETIME,
    "tokenHash" TEXT
);

-- CreateIndex
CREATE UNIQUE INDEX "ProviderGrant_tokenHash_key" ON "ProviderGrant"("tokenHash");
