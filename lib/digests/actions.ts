"use server";

import type { Route } from "next";
import { redirect } from "next/navigation";
import { getActor } from "@/lib/auth/actor";
import { action } from "@/lib/http/action";
import { LINK_LIMIT, offPath } from "./constants";
import { openDigestLink } from "./open-digest-link";
import { openDigestLinkSchema, switchOffSchema } from "./schema";
import { switchOff } from "./switch-off";

export const openDigestLinkAction = action(
  openDigestLinkSchema,
  { auth: "none", limit: LINK_LIMIT },
  async (_visitor, { secret }) => redirect((await openDigestLink(secret)) as Route),
);

export const switchOffAction = action(
  switchOffSchema,
  { auth: "none", limit: LINK_LIMIT },
  async (_visitor, { secret }) => {
    await switchOff(secret, await getActor());
    redirect(offPath(secret) as Route);
  },
);
