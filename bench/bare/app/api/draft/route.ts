import type { NextRequest } from "next/server";
import { db } from "../../db";

/** What `POST /api/post/draft` is held against: one select, and the model's stream, passed on as it comes. */
export async function POST(request: NextRequest) {
  const userId = request.nextUrl.searchParams.get("userId") ?? "";
  const business = await db.businessProfile.findUnique({ where: { userId } });
  const { description } = (await request.json()) as { description: string };
  const reply = await fetch(`${process.env.OPENAI_BASE_URL}/responses`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ model: "bench", stream: true, input: `${business?.description}\n${description}` }),
  });
  const headers = { "content-type": "text/event-stream", "cache-control": "no-store, no-transform" };
  return new Response(reply.body, { status: reply.status, headers });
}
