import { z } from "zod";
import { PLATFORMS } from "./constants";

const platform = z.enum(PLATFORMS);
const pageId = z.string().regex(/^\d{1,32}$/, "Connections.errors.pageMissing");
const code = z.string().min(1).max(4_000);

/** The body of POST /api/social/connect. `userId` and `accessToken` are sent empty and not used. */
export const connectSchema = z.strictObject({
  platform,
  code,
  userId: z.literal("").optional(),
  accessToken: z.literal("").optional(),
});
export type ConnectInput = z.output<typeof connectSchema>;

/** What begins a trip to the dialog. */
export const startConnectSchema = z.strictObject({ platform });
export type StartConnectInput = z.output<typeof startConnectSchema>;

/** The query of DELETE /api/social/disconnect. */
export const disconnectSchema = startConnectSchema;

/** The page of POST /api/social/authorize: `pageID` in the query, or `pageId` in the body. */
export const authorizeQuerySchema = z.strictObject({ pageID: pageId.optional() });
export const authorizeBodySchema = z.strictObject({ pageId }).optional();

/** The page dialog. */
export const pageFormSchema = z.object({ pageId });

/** What Facebook's dialog adds to the callback's address; the rest of it is of no use to us. */
export const callbackSchema = z.object({
  state: z.string().min(1).max(200).optional().catch(undefined),
  code: code.optional().catch(undefined),
  error: z.string().max(200).optional().catch(undefined),
});
export type CallbackInput = z.output<typeof callbackSchema>;
