-- CreateTable
CREATE TABLE "Session" (
    "family" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "browser" TEXT,
    "system" TEXT,
    "seenAt" DATETIME NOT NULL,
    CONSTRAINT "Session_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "Session_userId_idx" ON "Session"("userId");
