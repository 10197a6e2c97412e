import { z } from "zod";
import type { MessageKind } from "@/lib/jobs/outbox";

/** `{id}` in a notice's path. */
export const noticeParamsSchema = z.object({
  id: z.coerce.number().pipe(z.number().int().positive().max(2_147_483_647)),
});

const endpoint = z.url({ protocol: /^https?$/ }).max(2_000);

/** A browser, by its push service's address for it. */
export const pushEndpointSchema = z.strictObject({ endpoint });

/** The result of a browser's `PushSubscription.toJSON()` (Push API, 8): a P-256 point and 16 bytes, base64url. */
export const pushDeviceSchema = z.strictObject({
  endpoint,
  keys: z.strictObject({
    p256dh: z.string().regex(/^B[\w-]{86}=?$/),
    auth: z.string().regex(/^[\w-]{22}(==)?$/),
  }),
});
export type PushDeviceInput = z.output<typeof pushDeviceSchema>;

const noticeMailPayload = z.object({ noticeId: z.int() });
/** The mail about a notice. */
export const noticeMail: MessageKind<z.infer<typeof noticeMailPayload>> = {
  name: "notice-mail",
  payload: noticeMailPayload,
};

const noticePushPayload = z.object({ noticeId: z.int(), deviceId: z.uuid() });
/** The push about a notice to one browser. */
export const noticePush: MessageKind<z.infer<typeof noticePushPayload>> = {
  name: "notice-push",
  payload: noticePushPayload,
};
