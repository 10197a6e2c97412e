import { readFileSync } from "node:fs";
import { NextRequest } from "next/server";
import { POST } from "../../../app/api/media/route";
import { env } from "../../../lib/env";

// A process that uploads the same photo again and again until it is killed.
const [, , file = "", token = ""] = process.argv;
const bytes = new Uint8Array(readFileSync(file));

async function upload(): Promise<void> {
  const form = new FormData();
  form.set("file", new Blob([bytes]), "photo.jpg");
  const headers = { authorization: `Bearer ${token}` };
  const request = new NextRequest(`${env().APP_URL}/api/media`, { method: "POST", headers, body: form });
  const { status } = await POST(request, { params: Promise.resolve({}) });
  if (status !== 200) throw new Error(`answered ${status}`);
}

async function uploadForEver(): Promise<never> {
  for (;;) {
    await upload();
    process.send?.("uploaded");
  }
}

process.on("disconnect", () => process.exit(1));
process.send?.("started");
void Promise.all([uploadForEver(), uploadForEver(), uploadForEver()]);
