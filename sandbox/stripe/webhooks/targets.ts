import type { Context } from "../../context";
import { stripeStore } from "../core/entities";
import { matchesType, modeOf, SETTINGS_ENDPOINT } from "./entities";

export interface Target {
  id: string;
  url: string;
  secret: string;
}

/** The endpoint with that id, if it is still there and enabled. */
export function targetOf(ctx: Context, id: string): Target | null {
  if (id === SETTINGS_ENDPOINT) {
    const url = modeOf(ctx).url ?? ctx.settings.stripe.webhookUrl;
    return url ? { id, url, secret: ctx.settings.stripe.webhookSecret } : null;
  }
  const row = stripeStore(ctx).endpoints.get(id);
  return row?.status === "enabled" ? { id, url: row.url, secret: row.secret ?? "" } : null;
}

/** Ids of the endpoints that want this type of event. */
export function wanting(ctx: Context, type: string): string[] {
  const registered = stripeStore(ctx)
    .endpoints.all()
    .filter((row) => row.status === "enabled" && matchesType(type, row.enabled_events));
  const own = targetOf(ctx, SETTINGS_ENDPOINT) ? [SETTINGS_ENDPOINT] : [];
  return [...own, ...registered.map((row) => row.id)];
}
