import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { db, isUniqueViolation } from "@/lib/db";
import { AppError } from "@/lib/errors";
import type { BusinessInput } from "./schema";
import type { Business } from "./types";

/** Creates the actor's only brand profile. @throws AppError BUSINESS_EXISTS */
export async function createBusiness(actor: Actor, input: BusinessInput): Promise<Business> {
  try {
    await db.businessProfile.create({ data: { ...input, userId: actor.userId } });
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError("BUSINESS_EXISTS");
    throw error;
  }
  return input;
}

/** Replaces the fields of the actor's brand profile. @throws AppError BUSINESS_NOT_FOUND */
export async function updateBusiness(actor: Actor, input: BusinessInput): Promise<Business> {
  const { count } = await db.businessProfile.updateMany({ where: { userId: actor.userId }, data: input });
  if (count === 0) throw new AppError("BUSINESS_NOT_FOUND");
  return input;
}
