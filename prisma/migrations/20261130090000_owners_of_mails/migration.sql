-- AlterTable
ALTER TABLE "Mail" ADD COLUMN "userId" TEXT REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AlterTable
ALTER TABLE "ContactMessage" ADD COLUMN "userId" TEXT REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- CreateTable
CREATE TABLE "EarlierClientId" (
    "chatId" TEXT NOT NULL,
    "clientId" TEXT NOT NULL,
    "messageId" TEXT NOT NULL,

    PRIMARY KEY ("chatId", "clientId"),
    CONSTRAINT "EarlierClientId_messageId_fkey" FOREIGN KEY ("messageId") REFERENCES "Message" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "Mail_userId_idx" ON "Mail"("userId");

-- CreateIndex
CREATE INDEX "ContactMessage_userId_idx" ON "ContactMessage"("userId");

-- CreateIndex
CREATE INDEX "EarlierClientId_messageId_idx" ON "EarlierClientId"("messageId");
