import "server-only";
import { cache } from "react";
import type { Actor } from "@/lib/auth/actor";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import type { Business } from "./types";

const fields = {
  businessName: true,
  industry: true,
  description: true,
  targetAudience: true,
  painPoints: true,
} as const;

/** The actor's brand profile, or null. Read once per request, however many parts of a page need it. */
export const getBusiness = cache(async (actor: Actor): Promise<Business | null> =>
  db.businessProfile.findUnique({ where: { userId: actor.userId }, select: fields }),
);

/** The actor's brand profile. @throws AppError BUSINESS_NOT_FOUND */
export async function findBusiness(actor: Actor): Promise<Business> {
  const business = await getBusiness(actor);
  if (!business) throw new AppError("BUSINESS_NOT_FOUND");
  return business;
}
