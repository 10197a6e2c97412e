import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { NextRequest } from "next/server";
import { POST } from "../../../app/api/media/route";
import { env } from "../../../lib/settings/env";

// A process that uploads photos until it is killed, each one twice at once.
const [, , file = "", token = ""] = process.argv;
const photo = readFileSync(file);

/** The photo, with something behind its end that makes it another file. */
const another = () => new Uint8Array(Buffer.concat([photo, randomBytes(16)]));

async function upload(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const form = new FormData();
  form.set("file", new Blob([bytes]), "photo.jpg");
  const headers = { authorization: `Bearer ${token}` };
  const request = new NextRequest(`${env().APP_URL}/api/media`, { method: "POST", headers, body: form });
  const { status } = await POST(request, { params: Promise.resolve({}) });
  if (status !== 200) throw new Error(`answered ${status}`);
}

async function uploadForEver(): Promise<never> {
  for (;;) {
    const bytes = another();
    await Promise.all([upload(bytes), upload(bytes)]);
    process.send?.("uploaded");
  }
}

process.on("disconnect", () => process.exit(1));
process.send?.("started");
void Promise.all([uploadForEver(), uploadForEver()]);
