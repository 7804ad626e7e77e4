-- AlterTable
ALTER TABLE "Message" ADD COLUMN "clientId" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "Message_chatId_clientId_key" ON "Message"("chatId", "clientId");
