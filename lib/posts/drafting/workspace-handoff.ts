import type { GeneratedPost } from "./types";

/** A post on its way into the workspace, which reads the rest of it from the server. */
export type HandedPost = Pick<GeneratedPost, "id" | "content" | "imageUrl">;

/** The localStorage key under which "Open in Workspace" leaves a post; the workspace reads and removes it. */
const KEY = "workspace_post";

/** Hands a post to the workspace. */
export function handOffPost(post: HandedPost): void {
  const { id, content, imageUrl } = post;
  localStorage.setItem(KEY, JSON.stringify({ id, content, imageUrl }));
}

/** Reads and removes the post that was handed over, if any. */
export function takeHandedOffPost(): HandedPost | null {
  const stored = localStorage.getItem(KEY);
  localStorage.removeItem(KEY);
  if (!stored) return null;
  try {
    const { id, content, imageUrl } = JSON.parse(stored) as Partial<HandedPost>;
    if (typeof id !== "number" || typeof content !== "string") return null;
    return { id, content, imageUrl: typeof imageUrl === "string" ? imageUrl : null };
  } catch {
    return null;
  }
}
