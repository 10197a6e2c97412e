import "server-only";
import { audit } from "@/lib/audit/record-audit";
import type { ExportPart } from "../auth/privacy-step";
import type { Actor } from "@/lib/auth/actor";
import { appNow } from "@/lib/clock";
import { PRIVACY_STEPS } from "./steps";

/**
 * Everything that is kept of the actor, as one JSON document that is written while it is read: a long list
 * is never held whole. The account comes first, then each part by its name.
 */
export async function exportData(actor: Actor): Promise<ReadableStream<Uint8Array>> {
  await audit(actor, "DATA_EXPORTED");
  const chunks = write(actor, await appNow());
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await chunks.return(undefined);
    },
  });
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
