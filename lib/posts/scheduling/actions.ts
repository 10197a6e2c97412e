"use server";

import { FACTS_LIMIT } from "@/lib/brand/facts/constants";
import {
  changeFactSchema,
  createFactSchema,
  factPathSchema,
  removeFactSchema,
} from "@/lib/brand/facts/schema";
import { action } from "@/lib/http/action";
import { changeFactOfPosts, createFactOfPosts, removeFactOfPosts } from "./problems/facts-of-posts";

const limit = { limit: FACTS_LIMIT };

export const createFactAction = action(createFactSchema, limit, createFactOfPosts);
export const changeFactAction = action(
  factPathSchema.extend({ change: changeFactSchema }),
  limit,
  (actor, { id, change }) => changeFactOfPosts(actor, id, change),
);
export const removeFactAction = action(
  factPathSchema.extend(removeFactSchema.shape),
  limit,
  (actor, { id, ...seen }) => removeFactOfPosts(actor, id, seen),
);
