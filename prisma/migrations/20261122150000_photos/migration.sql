-- AlterTable
ALTER TABLE "Generation" ADD COLUMN "deletedJson" TEXT NOT NULL DEFAULT '[]';
ALTER TABLE "Generation" ADD COLUMN "unmetJson" TEXT NOT NULL DEFAULT '[]';
