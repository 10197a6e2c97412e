import "server-only";
import { cookies } from "next/headers";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { countUse, refundUse } from "@/lib/http/rate-limit";
import type { ReceivedFile } from "@/lib/http/upload";
import type { OnText } from "@/lib/posts/answers/ask-for-text";
import { queuesByKey } from "@/lib/queues";
import { ADDRESS_LIMIT } from "./constants";
import { returnDemo, takeDemo } from "./mutations";
import type { DemoInput } from "./schema";
import type { DemoPost } from "./types";
import { writeDemoText } from "./write-demo-text";
import { addressKey, hasHadDemo, markHadDemo } from "./visitor";

/** Visitors wait here, and not in connections or with the model, which signed-in owners need. */
const inQueue = queuesByKey({ atOnce: 4, waiting: 40, waitMs: 15_000 });

type Visit = {
  request: Request;
  photo: ReceivedFile | undefined;
  /** Called with the first piece of text: from then on the demo counts. */
  onStart: () => void;
  onText: OnText;
};

/**
 * Writes a post for somebody without an account. One a browser, `ADDRESS_LIMIT` an address and `demoPostsADay` a day;
 * one that failed before its first word does not count. Nothing of it is stored: not the text, the photo or the name.
 * @throws AppError NOT_FOUND without a demo, VALIDATION_FAILED, DEMO_USED, DEMO_SPENT, SERVER_BUSY, PICTURE_UNREADABLE, PICTURE_BROKEN, PICTURE_TOO_MANY_PIXELS,
 *   MODEL_UNAVAILABLE, MODEL_BUSY, MODEL_REFUSED, MODEL_CUT_OFF, MODEL_GARBAGE
 */
export async function writeDemo(input: DemoInput, visit: Visit): Promise<DemoPost> {
  if (env().demoPostsADay === 0) throw new AppError("NOT_FOUND");
  if (!input.about && !visit.photo)
    throw new AppError("VALIDATION_FAILED", { fieldErrors: { about: ["Demo.errors.about"] } });
  const jar = await cookies();
  if (hasHadDemo(jar)) throw new AppError("DEMO_USED");
  const inTurn = () => writeInTurn(input, visit, () => markHadDemo(jar));
  return inQueue("all", inTurn, visit.request.signal).catch((error: unknown) => {
    const full = error instanceof AppError && error.code === "SERVER_BUSY";
    // A crowd that is asked to come back is not an error of the server, and would fill the log.
    throw full ? new AppError("SERVER_BUSY", { ...error.details, logged: true }) : error;
  });
}

async function writeInTurn(input: DemoInput, visit: Visit, count: () => void): Promise<DemoPost> {
  const { request, photo } = visit;
  const who = addressKey(request.headers);
  await countUse(ADDRESS_LIMIT, who).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.code !== "TOO_MANY_REQUESTS") throw error;
    throw new AppError("DEMO_USED", error.details);
  });
  let begun = false;
  const onText: OnText = (delta, anew) => {
    if (!begun) {
      count();
      visit.onStart();
    }
    begun = true;
    visit.onText(delta, anew);
  };
  try {
    const taken = await takeDemo();
    try {
      return { content: await writeDemoText(input, { photo, onText, signal: request.signal }) };
    } catch (error) {
      if (!begun) await returnDemo(taken);
      throw error;
    }
  } catch (error) {
    if (!begun) await refundUse(ADDRESS_LIMIT, who);
    throw error;
  }
}
