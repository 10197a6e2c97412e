import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { findVoice } from "@/lib/brand/voice/queries";
import { SAMPLE_LIMIT } from "@/lib/brand/voice/constants";
import { openOwnPage } from "@/lib/connections/open-page";
import { toAppError } from "@/lib/connections/to-app-error";
import { AppError, type ErrorCode } from "@/lib/errors";
import { detectLanguage } from "@/lib/posts/drafting/detect-language";
import { latestOwnPosts } from "@/lib/providers/facebook/read-posts";
import { cutText } from "@/lib/text";
import { MOST_POSTS } from "./constants";
import { formOfAddress } from "./form-of-address";
import { listSentEdits, writtenByModel } from "./queries";
import { inHeavyTurn } from "@/lib/queues/heavy-turn";
import { yieldRegularly } from "@/lib/queues/yield-regularly";
import { countEdit, editHabits, signatureOf } from "./rules";
import type { OwnPost, VoiceEvidence } from "./types";

/**
 * What tells how an owner sounds: the latest posts of the page in words of its own, and what the owner does to the
 * model's texts. Done at the owner's press alone, and nothing of it is kept. A page that cannot be read is named.
 * @throws AppError BUSINESS_NOT_FOUND, SERVER_BUSY for too many at once
 */
export async function learnVoice(actor: Actor): Promise<VoiceEvidence> {
  const { country, zoneCountry } = await findVoice(actor);
  const [edits, { posts, unread }] = await Promise.all([
    inHeavyTurn(actor.userId, () => readEdits(actor)),
    readPage(actor),
  ]);
  const texts = posts.map(({ text }) => text);
  // A line under every post, such as a name, says once what language it is in.
  const lines = new Set(texts.flatMap((text) => text.split("\n")));
  const language = await detectLanguage([...lines].join("\n"), null);
  return {
    posts,
    unread,
    edits,
    address: formOfAddress(texts, language, country ?? zoneCountry),
    signature: signatureOf(texts),
  };
}

/** In pieces: each may be as long as a post can be. */
async function readEdits(actor: Actor) {
  const turn = yieldRegularly();
  const counted: ReturnType<typeof countEdit>[] = [];
  for (const edit of await listSentEdits(actor)) {
    counted.push(countEdit(edit));
    await turn();
  }
  return editHabits(counted);
}

async function readPage(actor: Actor): Promise<{ posts: OwnPost[]; unread: ErrorCode | null }> {
  const page = await openOwnPage(actor);
  if (!page) return { posts: [], unread: "FACEBOOK_NOT_CONNECTED" };
  try {
    const found = await latestOwnPosts(page).catch(toAppError);
    const ours = await writtenByModel(
      actor,
      found.map(({ id }) => id),
    );
    const posts = found
      .filter(
        ({ id, text }, index) => !ours.has(id) && found.findIndex((post) => post.text === text) === index,
      )
      .slice(0, MOST_POSTS)
      .map(({ id, text, createdAt }) => ({
        ...{ id, text: cutText(text, SAMPLE_LIMIT) },
        createdAt: createdAt.toISOString(),
      }));
    return { posts, unread: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { posts: [], unread: error.code };
  }
}
