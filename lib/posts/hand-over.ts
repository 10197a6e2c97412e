import type { GeneratedPost } from "./types";

/** Where "Open in Workspace" leaves a post for the workspace, which takes it and removes the entry. */
const KEY = "workspace_post";

/** Hands a post to the workspace. */
export function handOver(post: GeneratedPost): void {
  const { id, content, imageUrl } = post;
  localStorage.setItem(KEY, JSON.stringify({ id, content, imageUrl }));
}

/** The post that was handed over, if any; a second call finds none. */
export function takeHandedOver(): GeneratedPost | null {
  const stored = localStorage.getItem(KEY);
  localStorage.removeItem(KEY);
  if (!stored) return null;
  try {
    const { id, content, imageUrl } = JSON.parse(stored) as Partial<GeneratedPost>;
    if (typeof id !== "number" || typeof content !== "string") return null;
    return { id, content, imageUrl: typeof imageUrl === "string" ? imageUrl : null };
  } catch {
    return null;
  }
}
