import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { NextRequest } from "next/server";
import { describe, expect, it } from "vitest";
import { POST as demoRoute } from "../../../app/api/demo/route";
import { SOCKET_ADDRESS_HEADER } from "../../../lib/http/addresses/client-address";
import { receiveFile } from "../../../lib/http/upload";
import { env } from "../../../lib/settings/env";
import { inRequest } from "../../request-scope";
import { answerOf, own } from "../posts/drafting/demo-visitor";

// Other tests look for what uploads leave in the common one.
process.env.TMPDIR = mkdtempSync(join(tmpdir(), "slow-"));

const ADDRESS = "203.0.113.7";

/** A form of which the first bytes come, and then no more. */
function slowForm(signal?: AbortSignal): NextRequest {
  const body = new ReadableStream<Uint8Array>({
    start: (form) => form.enqueue(new TextEncoder().encode("--slow\r\n")),
  });
  const headers = {
    ...own,
    "content-type": "multipart/form-data; boundary=slow",
    [SOCKET_ADDRESS_HEADER]: ADDRESS,
  };
  const url = new URL("/api/demo", env().APP_URL);
  return new NextRequest(url, { method: "POST", headers, body, signal, duplex: "half" });
}

describe("a body that does not come", () => {
  it("takes no place of the demo: visitors of the same address are served meanwhile", async () => {
    const leaving = new AbortController();
    const slow = Array.from({ length: 8 }, () => slowForm(leaving.signal)).map((request) =>
      inRequest(request, () => demoRoute(request, { params: Promise.resolve({}) })),
    );
    expect((await answerOf({ address: ADDRESS })).status).toBe(200);
    leaving.abort();
    const answers = await Promise.all(slow);
    expect(new Set(answers.map(({ result }) => result.status))).toEqual(new Set([400]));
  });

  it("is given up in its time: 15 seconds for a visitor's form", async () => {
    const never = () => Promise.reject(new Error("It has not come"));
    const given = receiveFile(slowForm(), { maxBytes: 1_000, withinMs: 50 }, never);
    await expect(given).rejects.toMatchObject({ code: "UPLOAD_INCOMPLETE" });
    expect(demoRoute.options).toMatchObject({ form: { withinMs: 15_000 } });
  });
});
