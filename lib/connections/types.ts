import type { PLATFORMS } from "./constants";

export type SocialPlatform = (typeof PLATFORMS)[number];

/** A page that can be chosen; one without `canPost` is shown with the reason, and cannot. */
export type FacebookPage = {
  id: string;
  name: string;
  canPost: boolean;
  /** Why not: her role there, or two-factor sign-in that its business demands. */
  refusal: "ROLE" | "TWO_FACTOR" | null;
  picture: string | null;
};

/** A connected page. RECONNECT: Facebook refuses our token, the owner has to connect again. */
export type SocialConnection = {
  pageId: string;
  pageName: string;
  pagePicture: string | null;
  status: "CONNECTED" | "RECONNECT";
  /** The first post that went out to it; absent before, and where that was long ago. */
  firstPostId?: number;
  /** Facebook tells the numbers of its posts; absent where its owner has not allowed it. */
  readsInsights?: true;
};

/** By platform; a platform without a page of the person's is absent. */
export type SocialConnections = Partial<Record<SocialPlatform, SocialConnection>>;
