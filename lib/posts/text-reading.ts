import "server-only";
import { Prisma } from "@/lib/db";

/** For a query over "TextReading" r and "Post" p: it is of the text that the post has now. */
export const isOfText = Prisma.sql`r."userId" = p."userId" AND r."hash" = encode(sha256(convert_to(
  (SELECT coalesce(z."timeZone", 'UTC') FROM "User" z WHERE z."id" = p."userId") || E'\n' || p."content", 'UTF8')), 'hex')`;
