import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { admitAtMost } from "@/lib/queues/queues";
import { textEvent } from "@/lib/posts/answers/text-event";
import { DEMO_BODY_MS, DEMO_PHOTO_MAX_BYTES } from "@/lib/posts/demo/constants";
import { demoSchema } from "@/lib/posts/demo/schema";
import { writeDemo } from "@/lib/posts/demo/write-demo";

/** Limits attempts, and so received photos; the number of posts has a limit of its own. */
const limit = { name: "demo-press", points: 20, seconds: 60 };
/** Requests in progress, and those of one address: a thousand more at the same moment take no resources from owners. */
const admit = admitAtMost(60, 4);
const form = {
  maxBytes: DEMO_PHOTO_MAX_BYTES,
  fields: demoSchema,
  optional: true,
  withinMs: DEMO_BODY_MS,
} as const;

/** Seconds. A visitor may wait in the line, and a text takes AI_TEXT_TIMEOUT_MS at most. */
export const maxDuration = 120;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    { form, limit, admit, auth: "none", sameOrigin: true, stream: true },
    ({ form: { file, fields }, request, live: { start, emit } }) =>
      writeDemo(fields, {
        request,
        photo: file,
        onStart: start,
        onText: (delta, anew) => emit("text", textEvent(delta, anew)),
      }),
  ),
});
