import { z } from "zod";
import type { MessageKind } from "@/lib/jobs/outbox";

/** The body of PUT /api/settings/letter. */
export const digestSchema = z.strictObject({
  weekday: z.number().int().min(1).max(7),
  minute: z.number().int().min(0).max(1439),
  mail: z.boolean(),
  push: z.boolean(),
});
export type DigestInput = z.output<typeof digestSchema>;

/** The secret of a digest's link, as `randomSecret` makes it. */
const linkSecret = z.string().regex(/^[\w-]{43}$/);
export const openDigestLinkSchema = z.object({ secret: linkSecret });

/** The secret by which a channel is switched off; also `{secret}` of a path. */
export const switchOffSchema = z.object({ secret: z.uuid() });

const about = {
  userId: z.uuid(),
  /** The Monday of the week that it is about, yyyy-MM-dd. */
  week: z.iso.date(),
  /** From when on it is no longer sent. */
  until: z.iso.datetime(),
};

const mailPayload = z.object(about);
/** The digest by mail. */
export const digestMail: MessageKind<z.infer<typeof mailPayload>> = {
  name: "letter-mail",
  payload: mailPayload,
};

const pushPayload = z.object({ ...about, deviceId: z.uuid() });
/** The digest to one browser. */
export const digestPush: MessageKind<z.infer<typeof pushPayload>> = {
  name: "letter-push",
  payload: pushPayload,
};
