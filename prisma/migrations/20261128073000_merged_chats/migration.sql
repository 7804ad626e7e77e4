-- CreateTable
CREATE TABLE "MergedChat" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "intoId" TEXT NOT NULL,
    CONSTRAINT "MergedChat_intoId_fkey" FOREIGN KEY ("intoId") REFERENCES "Chat" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "MergedChat_intoId_idx" ON "MergedChat"("intoId");
