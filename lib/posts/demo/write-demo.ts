import "server-only";
import { cookies } from "next/headers";
import { env } from "@/lib/settings/env";
import { AppError } from "@/lib/errors";
import { countUse, noteUse, refundUse } from "@/lib/http/rate-limit";
import type { ReceivedFile } from "@/lib/http/upload";
import { log } from "@/lib/observability/log";
import type { OnText } from "@/lib/posts/answers/ask-for-text";
import { queuesByKey } from "@/lib/queues/queues";
import { ADDRESS_LIMIT, RETURNS_LIMIT } from "./constants";
import { returnDemo, takeDemo } from "./mutations";
import type { DemoInput } from "./schema";
import type { DemoPost } from "./types";
import { writeDemoText } from "./write-demo-text";
import { addressKey, hasHadDemo, markHadDemo } from "./visitor";

/** Visitors wait here, and not in connections or with the model, which signed-in owners need. */
const inQueue = queuesByKey({ atOnce: 4, waiting: 40, waitMs: 10_000 });

type Visit = {
  request: Request;
  photo: ReceivedFile | undefined;
  /** Called with the first piece of text. */
  onStart: () => void;
  onText: OnText;
};

/**
 * Writes a post for somebody without an account. One a browser, `ADDRESS_LIMIT` an address and `demoPostsADay` a day:
 * each counts once the model is asked, whether the visitor stays or not, but for a few that the model did not answer.
 * Nothing of it is stored: not the text, the photo or the name.
 * @throws AppError NOT_FOUND without a demo, VALIDATION_FAILED, DEMO_USED, DEMO_SPENT, SERVER_BUSY, MEDIA_UNREADABLE, MEDIA_BROKEN, MEDIA_TOO_MANY_PIXELS,
 *   MODEL_UNAVAILABLE, MODEL_BUSY, MODEL_REFUSED, MODEL_CUT_OFF, MODEL_GARBAGE
 */
export async function writeDemo(input: DemoInput, visit: Visit): Promise<DemoPost> {
  if (env().demoPostsADay === 0) throw new AppError("NOT_FOUND");
  if (!input.about && !visit.photo)
    throw new AppError("VALIDATION_FAILED", { fieldErrors: { about: ["Demo.errors.about"] } });
  const jar = await cookies();
  if (hasHadDemo(jar)) throw new AppError("DEMO_USED");
  const inTurn = () => writeInTurn(input, visit, () => tryTo(() => markHadDemo(jar)));
  return inQueue("all", inTurn, visit.request.signal).catch((error: unknown) => {
    const full = error instanceof AppError && error.code === "SERVER_BUSY";
    // A crowd that is asked to come back is not an error of the server, and would fill the log.
    throw full ? new AppError("SERVER_BUSY", { ...error.details, logged: true }) : error;
  });
}

async function writeInTurn(input: DemoInput, visit: Visit, mark: () => void): Promise<DemoPost> {
  const { request, photo } = visit;
  const who = addressKey(request.headers);
  await countUse(ADDRESS_LIMIT, who).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.code !== "TOO_MANY_REQUESTS") throw error;
    throw new AppError("DEMO_USED", error.details);
  });
  const taken = await takeDemo().catch(async (error: unknown) => {
    await refundUse(ADDRESS_LIMIT, who);
    throw error;
  });
  let [asked, begun] = [false, false];
  const onText: OnText = (delta, anew) => {
    if (!begun) {
      mark();
      visit.onStart();
    }
    begun = true;
    visit.onText(delta, anew);
  };
  const onAsk = () => (asked = true);
  try {
    return { content: await writeDemoText(input, { photo, onAsk, onText, signal: request.signal }) };
  } catch (error) {
    const unanswered = isUnanswered(error) && !request.signal.aborted;
    if (!asked || (unanswered && (await isFree(who)))) {
      await returnDemo(taken);
      await refundUse(ADDRESS_LIMIT, who);
    }
    // Nobody reads it, and who leaves is no error of the server's.
    throw request.signal.aborted ? new AppError("MODEL_CUT_OFF", { logged: true }) : error;
  }
}

/** Whether the model has not been at work: it was not reached, had no time, or cannot see a photo. */
const isUnanswered = (error: unknown) =>
  error instanceof AppError && ["MODEL_UNAVAILABLE", "MODEL_BUSY", "VALIDATION_FAILED"].includes(error.code);

const isFree = async (who: string) => (await noteUse(RETURNS_LIMIT, who)).uses <= RETURNS_LIMIT.points;

/** Has the cookie set with the reply; a visitor who has left gets none, and Next refuses to set one. */
function tryTo(mark: () => void): void {
  try {
    mark();
  } catch (error) {
    log.debug({ err: error }, "no reply to mark the browser with");
  }
}
