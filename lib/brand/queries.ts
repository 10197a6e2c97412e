import "server-only";
import { cache } from "react";
import type { Actor } from "@/lib/auth/actor";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import type { Business } from "./types";

/** The row's own columns, which are no part of the profile. */
const omit = { id: true, userId: true, createdAt: true, updatedAt: true } as const;

/** The actor's brand profile, or null. Read once per request, however many parts of a page need it. */
export const getBusiness = cache(async (actor: Actor): Promise<Business | null> =>
  db.businessProfile.findUnique({ where: { userId: actor.userId }, omit }),
);

/** The actor's brand profile. @throws AppError BUSINESS_NOT_FOUND */
export async function findBusiness(actor: Actor): Promise<Business> {
  const business = await getBusiness(actor);
  if (!business) throw new AppError("BUSINESS_NOT_FOUND");
  return business;
}
