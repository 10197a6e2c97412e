import { ApiError } from "@/lib/http/api-client";
import { editStageOf } from "@/lib/posts/rules";
import type { Post } from "@/lib/posts/types";

/** A post as the person who changes it saw it. */
export type Seen = Pick<Post, "content" | "revision" | "scheduledTime" | "status">;

/** What a request that carries the post's text names: the text, the revision that it replaces, and this view. */
export type SeenText = { content: string; revision: number; view: string };

/** What a request replaces: the text, the time, or both, as one that sends the post does. */
export type Replaced = "text" | "time" | "post";

/** The text that was saved elsewhere is shown beside the one here; nothing else needs to be reported. */
export class ConflictShown extends ApiError {
  constructor() {
    super(409, "POST_CHANGED");
  }
}

/** How the post is read, and what happens when two texts or times conflict. */
type Sender = {
  savedNow: () => Post | undefined;
  readAgain: () => Promise<Post | null>;
  /** The post as it was when the typing began; nothing where nothing was typed. */
  over: () => Seen | undefined;
  onBoth: (fresh: Post, replaces: Replaced, asked: SeenText) => void;
};

/**
 * Sends something that the post's revision guards. If only something else about the post has changed since it was seen,
 * it is sent again; if the replaced text or time has changed, nothing is overwritten: both are shown.
 * @throws BothShown when both are shown, ApiError POST_CHANGED when it has been scheduled or sent meanwhile
 */
export async function sendSeen<T>(
  { savedNow, readAgain, over, onBoth }: Sender,
  replaces: Replaced,
  asked: SeenText,
  send: (text: SeenText) => Promise<T>,
): Promise<T> {
  const server = savedNow();
  // It may have been saved while this waited for its turn.
  const text = server?.content === asked.content ? { ...asked, revision: server.revision } : asked;
  // What was not typed is what the screen showed.
  const base = over() ?? (server && { ...server, content: asked.content });
  try {
    return await send(text);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "POST_CHANGED") throw error;
    const fresh = await readAgain();
    if (!fresh) throw error;
    const same = (key: keyof Seen) => fresh[key] === base?.[key];
    const both = !same("content") || (replaces === "time" && !same("scheduledTime"));
    if (both && ["draft", "scheduled"].includes(editStageOf(fresh))) {
      onBoth(fresh, replaces, asked);
      throw new ConflictShown();
    }
    const asSeen = replaces === "text" || (same("scheduledTime") && same("status"));
    if (both || !asSeen || fresh.revision === text.revision) throw error;
    return send({ ...text, revision: fresh.revision });
  }
}
