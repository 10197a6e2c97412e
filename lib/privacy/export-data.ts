import "server-only";
import { setImmediate as nextTurn } from "node:timers/promises";
import pLimit from "p-limit";
import { audit } from "@/lib/audit/record-audit";
import type { ExportPart } from "../auth/privacy-step";
import type { Actor } from "@/lib/auth/actor";
import { appNow } from "@/lib/clock";
import { PRIVACY_STEPS } from "./steps";

/** Letters that are read and sent at once: some milliseconds of work. */
const PIECE = 64_000;

/**
 * All exports of this process write one piece after the other, and let other work run between two. None holds a place
 * while its reader takes their time.
 */
const inTurn = pLimit(1);

/**
 * Everything that is kept of the actor, as one JSON document that is written while it is read: a long list
 * is never held whole. The account comes first, then each part by its name.
 */
export async function exportData(actor: Actor): Promise<ReadableStream<Uint8Array>> {
  await audit(actor, "DATA_EXPORTED");
  const pieces = inPieces(write(actor, await appNow()));
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await inTurn(async () => {
        const piece = await pieces.next();
        await nextTurn();
        return piece;
      });
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}

async function* inPieces(parts: AsyncIterable<string>): AsyncGenerator<string, void> {
  let piece = "";
  for await (const part of parts) {
    piece += part;
    if (piece.length < PIECE) continue;
    yield piece;
    piece = "";
  }
  yield piece;
}

async function* write(actor: Actor, now: Date): AsyncGenerator<string> {
  yield `{\n"product": "Postwright",\n"exportedAt": ${JSON.stringify(now)}`;
  for (const step of PRIVACY_STEPS.toReversed()) {
    for (const [name, part] of Object.entries(step.exportData(actor))) {
      yield `,\n${JSON.stringify(name)}: `;
      yield* writePart(part);
    }
  }
  yield "\n}\n";
}

async function* writePart(part: ExportPart): AsyncGenerator<string> {
  if (!(Symbol.asyncIterator in part)) {
    yield JSON.stringify(await part, null, 1);
    return;
  }
  let before = "[";
  for await (const row of part) {
    yield before + JSON.stringify(row, null, 1);
    before = ",\n";
  }
  yield before === "[" ? "[]" : "]";
}
