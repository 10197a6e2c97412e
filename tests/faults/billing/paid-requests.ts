import { POST as describePhoto } from "../../../app/api/media/[id]/describe/route";
import { POST as rewrite } from "../../../app/api/post/[id]/rewrite/route";
import { POST as draft } from "../../../app/api/post/draft/route";
import { type CallOptions, type Handler } from "../../fixtures";

/** What an owner pays for. */
export const PAID = ["draft", "version", "rewriting", "alternative text"] as const;
export type Paid = (typeof PAID)[number];
/** A request that is paid for. */
export type PaidRequest = { paid: Paid; token: string; key: string; postId: number; mediaId: string };

export const CONTENT =
  "Our sourdough costs €3.50 on Saturday, and it is really very good bread for everybody.";
const asked = {
  ...{ description: "Rolls", postType: "SOCIAL_MEDIA_AD", postLength: "SHORT" },
  ...{ postTone: "FRIENDLY", replyLanguage: "ENGLISH" },
};

/** The route that takes a request, and what is sent to it. */
export function sentOf({ paid, token: bearer, key, postId, mediaId }: PaidRequest): [Handler, CallOptions] {
  const options = { bearer, headers: { "idempotency-key": key } };
  switch (paid) {
    case "draft":
      return [draft, { ...options, body: asked }];
    case "version":
      return [draft, { ...options, body: { ...asked, postId, revision: 0 } }];
    case "rewriting": {
      const body = { kind: "SHORTER", start: 0, end: CONTENT.length, revision: 0 };
      return [rewrite, { ...options, params: { id: String(postId) }, body }];
    }
    case "alternative text":
      return [describePhoto, { ...options, params: { id: mediaId }, body: {} }];
  }
}
