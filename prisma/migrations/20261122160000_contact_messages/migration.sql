ALTER TABLE "Letter" RENAME TO "ContactMessage";
