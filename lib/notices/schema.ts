import { z } from "zod";

/** `{id}` of a notice's path. */
export const noticeParamsSchema = z.object({
  id: z.coerce.number().pipe(z.number().int().positive().max(2_147_483_647)),
});

const endpoint = z.url({ protocol: /^https?$/ }).max(2_000);

/** A browser, by the address that its push service gave it. */
export const pushEndpointSchema = z.strictObject({ endpoint });

/** What a browser's `PushSubscription.toJSON()` says (Push API, 8): a P-256 point and 16 bytes, base64url. */
export const pushDeviceSchema = z.strictObject({
  endpoint,
  keys: z.strictObject({
    p256dh: z.string().regex(/^B[\w-]{86}=?$/),
    auth: z.string().regex(/^[\w-]{22}(==)?$/),
  }),
});
export type PushDeviceInput = z.output<typeof pushDeviceSchema>;
