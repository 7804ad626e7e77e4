-- CreateTable
CREATE TABLE "Bot" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "slug" TEXT NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "ownerId" TEXT,
    "name" TEXT NOT NULL,
    "firstName" TEXT NOT NULL,
    "age" INTEGER NOT NULL,
    "gender" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "style" TEXT NOT NULL,
    "occupation" TEXT NOT NULL,
    "relationship" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "ethnicity" TEXT NOT NULL,
    "bodyType" TEXT NOT NULL,
    "breastSize" TEXT,
    "hairStyle" TEXT NOT NULL,
    "hairColor" TEXT NOT NULL,
    "eyeColor" TEXT NOT NULL,
    "frankness" INTEGER NOT NULL,
    "voice" TEXT NOT NULL,
    "roleTypesJson" TEXT NOT NULL,
    "personalityJson" TEXT NOT NULL,
    "hobbiesJson" TEXT NOT NULL,
    "lookJson" TEXT NOT NULL,
    "startPhoto" TEXT,
    "isNew" BOOLEAN NOT NULL DEFAULT false,
    "isCustom" BOOLEAN NOT NULL DEFAULT false,
    "isPaidExtra" BOOLEAN NOT NULL DEFAULT false,
    "renamed" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" DATETIME NOT NULL,
    "readyAt" DATETIME,
    CONSTRAINT "Bot_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "BotText" (
    "botId" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "bio" TEXT NOT NULL,
    "greeting" TEXT NOT NULL,
    "linesJson" TEXT NOT NULL,

    PRIMARY KEY ("botId", "locale"),
    CONSTRAINT "BotText_botId_fkey" FOREIGN KEY ("botId") REFERENCES "Bot" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "BotListing" (
    "list" TEXT NOT NULL,
    "rank" INTEGER NOT NULL,
    "botId" TEXT NOT NULL,

    PRIMARY KEY ("list", "rank"),
    CONSTRAINT "BotListing_botId_fkey" FOREIGN KEY ("botId") REFERENCES "Bot" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "PhotoForSale" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "botId" TEXT NOT NULL,
    "shot" TEXT NOT NULL,
    "price" INTEGER NOT NULL,
    CONSTRAINT "PhotoForSale_botId_fkey" FOREIGN KEY ("botId") REFERENCES "Bot" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "BotDay" (
    "botId" TEXT NOT NULL,
    "date" TEXT NOT NULL,
    "payments" INTEGER NOT NULL DEFAULT 0,
    "revenue" INTEGER NOT NULL DEFAULT 0,
    "chats" INTEGER NOT NULL DEFAULT 0,
    "messages" INTEGER NOT NULL DEFAULT 0,
    "voiceMessages" INTEGER NOT NULL DEFAULT 0,
    "tokens" INTEGER NOT NULL DEFAULT 0,

    PRIMARY KEY ("botId", "date"),
    CONSTRAINT "BotDay_botId_fkey" FOREIGN KEY ("botId") REFERENCES "Bot" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "User" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "email" TEXT NOT NULL,
    "emailVerified" BOOLEAN NOT NULL DEFAULT false,
    "bannedEmail" BOOLEAN NOT NULL DEFAULT false,
    "passwordHash" TEXT,
    "firstName" TEXT NOT NULL DEFAULT '',
    "lastName" TEXT NOT NULL DEFAULT '',
    "nickname" TEXT NOT NULL DEFAULT '',
    "gender" TEXT,
    "imageUrl" TEXT,
    "phoneNumber" TEXT,
    "telegram" TEXT,
    "agreeToNewsletter" BOOLEAN NOT NULL DEFAULT true,
    "agreeToPerformanceReporting" BOOLEAN NOT NULL DEFAULT false,
    "agreeToBillingMailing" BOOLEAN NOT NULL DEFAULT true,
    "language" TEXT NOT NULL DEFAULT 'en',
    "country" TEXT NOT NULL DEFAULT 'US',
    "isAdmin" BOOLEAN NOT NULL DEFAULT false,
    "claimsVersion" INTEGER NOT NULL DEFAULT 1,
    "messagesSent" INTEGER NOT NULL DEFAULT 0,
    "extraAudioSeconds" INTEGER NOT NULL DEFAULT 0,
    "extraPhotos" INTEGER NOT NULL DEFAULT 0,
    "extraCreations" INTEGER NOT NULL DEFAULT 0,
    "freePhotosUsed" INTEGER NOT NULL DEFAULT 0,
    "paramsJson" TEXT NOT NULL DEFAULT '{}',
    "createdAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "GuestSession" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "firstName" TEXT NOT NULL,
    "gender" TEXT NOT NULL,
    "messagesSent" INTEGER NOT NULL DEFAULT 0,
    "createdAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "RefreshToken" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "family" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "issuedAt" DATETIME NOT NULL,
    "expiresAt" DATETIME NOT NULL,
    "usedAt" DATETIME,
    "endedAt" DATETIME,
    CONSTRAINT "RefreshToken_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "OAuthAccount" (
    "oauthProfileId" TEXT NOT NULL PRIMARY KEY,
    "provider" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "email" TEXT,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "OAuthAccount_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "OAuthAttempt" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "state" TEXT NOT NULL,
    "provider" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "backUrl" TEXT NOT NULL,
    "codeVerifier" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'pending',
    "profileJson" TEXT,
    "userId" TEXT,
    "createdAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "EmailToken" (
    "tokenHash" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "expiresAt" DATETIME,
    "usedAt" DATETIME,
    CONSTRAINT "EmailToken_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "MagicLink" (
    "tokenHash" TEXT NOT NULL PRIMARY KEY,
    "guestSessionId" TEXT NOT NULL,
    "expiresAt" DATETIME NOT NULL,
    "usedAt" DATETIME,
    CONSTRAINT "MagicLink_guestSessionId_fkey" FOREIGN KEY ("guestSessionId") REFERENCES "GuestSession" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "DeletedEmail" (
    "emailHash" TEXT NOT NULL PRIMARY KEY,
    "count" INTEGER NOT NULL
);

-- CreateTable
CREATE TABLE "Chat" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "botId" TEXT NOT NULL,
    "userId" TEXT,
    "guestSessionId" TEXT,
    "lang" TEXT NOT NULL,
    "memoryJson" TEXT NOT NULL DEFAULT '{}',
    "readAt" DATETIME NOT NULL,
    "pendingUntil" DATETIME,
    "reminders" INTEGER NOT NULL DEFAULT 0,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "Chat_botId_fkey" FOREIGN KEY ("botId") REFERENCES "Bot" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Chat_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Chat_guestSessionId_fkey" FOREIGN KEY ("guestSessionId") REFERENCES "GuestSession" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Message" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "chatId" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "isBot" BOOLEAN NOT NULL,
    "text" TEXT NOT NULL,
    "shot" TEXT,
    "isFull" BOOLEAN NOT NULL DEFAULT false,
    "voiceHash" TEXT,
    "voiceMs" INTEGER,
    "tokenSize" INTEGER NOT NULL DEFAULT 0,
    "sentAt" DATETIME NOT NULL,
    CONSTRAINT "Message_chatId_fkey" FOREIGN KEY ("chatId") REFERENCES "Chat" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "CallRequest" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "chatId" TEXT NOT NULL,
    "phoneNumber" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "CallRequest_chatId_fkey" FOREIGN KEY ("chatId") REFERENCES "Chat" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Report" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "callerId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "targetId" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "text" TEXT NOT NULL DEFAULT '',
    "createdAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "Block" (
    "callerId" TEXT NOT NULL,
    "botId" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,

    PRIMARY KEY ("callerId", "botId")
);

-- CreateTable
CREATE TABLE "Letter" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "topic" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "name" TEXT NOT NULL DEFAULT '',
    "message" TEXT NOT NULL,
    "url" TEXT,
    "createdAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "Plan" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "kind" TEXT NOT NULL,
    "titleKey" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "durationMonths" INTEGER,
    "annual" BOOLEAN NOT NULL DEFAULT false,
    "bestPrice" BOOLEAN NOT NULL DEFAULT false,
    "popular" BOOLEAN NOT NULL DEFAULT false,
    "discount" INTEGER NOT NULL DEFAULT 0,
    "promoType" TEXT,
    "includesJson" TEXT NOT NULL
);

-- CreateTable
CREATE TABLE "PlanPrice" (
    "planId" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "price" INTEGER NOT NULL,
    "oldPrice" INTEGER,

    PRIMARY KEY ("planId", "currency"),
    CONSTRAINT "PlanPrice_planId_fkey" FOREIGN KEY ("planId") REFERENCES "Plan" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Pack" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "kind" TEXT NOT NULL,
    "amount" INTEGER NOT NULL,
    "position" INTEGER NOT NULL
);

-- CreateTable
CREATE TABLE "PackPrice" (
    "packId" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "price" INTEGER NOT NULL,

    PRIMARY KEY ("packId", "currency"),
    CONSTRAINT "PackPrice_packId_fkey" FOREIGN KEY ("packId") REFERENCES "Pack" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "PromoCode" (
    "code" TEXT NOT NULL PRIMARY KEY,
    "discount" INTEGER NOT NULL,
    "expiresAt" DATETIME
);

-- CreateTable
CREATE TABLE "Subscription" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "planId" TEXT NOT NULL,
    "startedAt" DATETIME NOT NULL,
    "endsAt" DATETIME NOT NULL,
    "cancelledAt" DATETIME,
    "keptAt" DATETIME,
    "photosUsed" INTEGER NOT NULL DEFAULT 0,
    "audioUsed" INTEGER NOT NULL DEFAULT 0,
    "creationsUsed" INTEGER NOT NULL DEFAULT 0,
    "periodStart" DATETIME NOT NULL,
    CONSTRAINT "Subscription_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Payment" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "itemKind" TEXT NOT NULL,
    "itemId" TEXT NOT NULL,
    "botId" TEXT,
    "amount" INTEGER NOT NULL,
    "currency" TEXT NOT NULL,
    "promoCode" TEXT,
    "promoType" TEXT,
    "paramsJson" TEXT NOT NULL DEFAULT '{}',
    "status" TEXT NOT NULL DEFAULT 'pending',
    "createdAt" DATETIME NOT NULL,
    "settledAt" DATETIME,
    "grantedAt" DATETIME,
    CONSTRAINT "Payment_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "BotAccess" (
    "userId" TEXT NOT NULL,
    "botId" TEXT NOT NULL,
    "grantedAt" DATETIME NOT NULL,

    PRIMARY KEY ("userId", "botId"),
    CONSTRAINT "BotAccess_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "PhotoAccess" (
    "userId" TEXT NOT NULL,
    "photoId" TEXT NOT NULL,
    "grantedAt" DATETIME NOT NULL,

    PRIMARY KEY ("userId", "photoId"),
    CONSTRAINT "PhotoAccess_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "GenerationStyle" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "position" INTEGER NOT NULL,
    "titleJson" TEXT NOT NULL,
    "lookJson" TEXT NOT NULL
);

-- CreateTable
CREATE TABLE "Generation" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "botId" TEXT NOT NULL,
    "prompt" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "styleIdsJson" TEXT NOT NULL,
    "parametersJson" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "doneAt" DATETIME NOT NULL,
    "fails" BOOLEAN NOT NULL DEFAULT false,
    CONSTRAINT "Generation_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "FirstTouch" (
    "visitorKey" TEXT NOT NULL PRIMARY KEY,
    "promoType" TEXT NOT NULL,
    "botSlug" TEXT,
    "queryJson" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "SourceDay" (
    "promoType" TEXT NOT NULL,
    "date" TEXT NOT NULL,
    "botSlug" TEXT NOT NULL,
    "visits" INTEGER NOT NULL DEFAULT 0,
    "signups" INTEGER NOT NULL DEFAULT 0,
    "payments" INTEGER NOT NULL DEFAULT 0,
    "revenue" INTEGER NOT NULL DEFAULT 0,

    PRIMARY KEY ("promoType", "date", "botSlug")
);

-- CreateTable
CREATE TABLE "Mail" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "to" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "html" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "linksJson" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "WorldState" (
    "key" TEXT NOT NULL PRIMARY KEY,
    "valueJson" TEXT NOT NULL
);

-- CreateTable
CREATE TABLE "Persona" (
    "name" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT,
    "guestSessionId" TEXT
);

-- CreateIndex
CREATE UNIQUE INDEX "Bot_slug_key" ON "Bot"("slug");

-- CreateIndex
CREATE INDEX "Bot_ownerId_idx" ON "Bot"("ownerId");

-- CreateIndex
CREATE INDEX "BotListing_botId_idx" ON "BotListing"("botId");

-- CreateIndex
CREATE INDEX "PhotoForSale_botId_idx" ON "PhotoForSale"("botId");

-- CreateIndex
CREATE UNIQUE INDEX "User_email_key" ON "User"("email");

-- CreateIndex
CREATE INDEX "RefreshToken_family_idx" ON "RefreshToken"("family");

-- CreateIndex
CREATE INDEX "RefreshToken_userId_idx" ON "RefreshToken"("userId");

-- CreateIndex
CREATE INDEX "OAuthAccount_userId_idx" ON "OAuthAccount"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "OAuthAttempt_state_key" ON "OAuthAttempt"("state");

-- CreateIndex
CREATE INDEX "EmailToken_userId_kind_idx" ON "EmailToken"("userId", "kind");

-- CreateIndex
CREATE UNIQUE INDEX "Chat_userId_botId_key" ON "Chat"("userId", "botId");

-- CreateIndex
CREATE UNIQUE INDEX "Chat_guestSessionId_botId_key" ON "Chat"("guestSessionId", "botId");

-- CreateIndex
CREATE UNIQUE INDEX "Message_chatId_seq_key" ON "Message"("chatId", "seq");

-- CreateIndex
CREATE INDEX "Subscription_userId_idx" ON "Subscription"("userId");

-- CreateIndex
CREATE INDEX "Payment_userId_idx" ON "Payment"("userId");

-- CreateIndex
CREATE INDEX "Generation_userId_createdAt_idx" ON "Generation"("userId", "createdAt");


