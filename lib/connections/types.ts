import type { PLATFORMS } from "./constants";

export type SocialPlatform = (typeof PLATFORMS)[number];

/** A page that can be chosen; one without `canPost` is shown, and cannot. */
export type FacebookPage = { id: string; name: string; canPost: boolean; picture: string | null };

/** A connected page. RECONNECT: Facebook refuses our token, the owner has to connect again. */
export type SocialConnection = {
  pageId: string;
  pageName: string;
  pagePicture: string | null;
  status: "CONNECTED" | "RECONNECT";
};

/** By platform; a platform without a page of the person's is absent. */
export type SocialConnections = Partial<Record<SocialPlatform, SocialConnection>>;
