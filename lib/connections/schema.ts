import { z } from "zod";
import { text, visibleText } from "@/lib/text/schema";
import { PLATFORMS } from "./constants";

const platform = z.enum(PLATFORMS);
const pageId = z.string().regex(/^\d{1,32}$/, "Connections.errors.pageMissing");
const code = visibleText({ max: 4_000 });

/** The body of POST /api/social/connect. `userId` and `accessToken` are sent empty and not used. */
export const connectSchema = z.strictObject({
  platform,
  code,
  userId: z.literal("").optional(),
  accessToken: z.literal("").optional(),
});
export type ConnectInput = z.output<typeof connectSchema>;

/** The query of DELETE /api/social/disconnect. */
export const platformSchema = z.strictObject({ platform });
export type PlatformInput = z.output<typeof platformSchema>;

/** What begins an OAuth flow; `more`: what is asked for besides. */
export const startConnectSchema = platformSchema.extend({
  more: z.enum(["portfolio", "insights"]).optional(),
});
export type BeginConnectInput = z.output<typeof startConnectSchema>;

/** The page of POST /api/social/authorize: `pageID` in the query, or `pageId` in the body. */
export const authorizeQuerySchema = z.strictObject({ pageID: pageId.optional() });
export const authorizeBodySchema = z.strictObject({ pageId }).optional();

/** The page dialog. */
export const pageFormSchema = z.object({ pageId });

/** The query parameters of the callback that we use. */
export const callbackSchema = z.object({
  state: visibleText({ max: 200 }).optional().catch(undefined),
  code: code.optional().catch(undefined),
  error: text({ max: 200 }).optional().catch(undefined),
});
export type CallbackInput = z.output<typeof callbackSchema>;
