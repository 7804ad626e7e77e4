-- CreateTable
CREATE TABLE "FormerEmail" (
    "userId" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "leftAt" DATETIME NOT NULL,

    PRIMARY KEY ("userId", "email"),
    CONSTRAINT "FormerEmail_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
