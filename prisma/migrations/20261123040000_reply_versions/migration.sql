-- AlterTable
ALTER TABLE "Chat" ADD COLUMN "memoryBeforeJson" TEXT;

-- AlterTable
ALTER TABLE "Message" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;
ALTER TABLE "Message" ADD COLUMN "versions" INTEGER NOT NULL DEFAULT 1;

-- CreateTable
CREATE TABLE "ReplyVersion" (
    "messageId" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "shot" TEXT,
    "isFull" BOOLEAN NOT NULL DEFAULT false,
    "voiceHash" TEXT,
    "voiceMs" INTEGER,
    "sentAt" DATETIME NOT NULL,
    "memoryJson" TEXT NOT NULL,

    PRIMARY KEY ("messageId", "version"),
    CONSTRAINT "ReplyVersion_messageId_fkey" FOREIGN KEY ("messageId") REFERENCES "Message" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
