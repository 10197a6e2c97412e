-- AlterEnum
ALTER TYPE "GenerationKind" ADD VALUE 'ALT_TEXT';
