import { type NextRequest, NextResponse } from "next/server";
import { db } from "../../db";

/** What `GET /api/post` is held against: ten posts by one select, and nothing else. */
export async function GET(request: NextRequest) {
  const userId = request.nextUrl.searchParams.get("userId") ?? "";
  const postList = await db.post.findMany({ where: { userId }, orderBy: { createdAt: "desc" }, take: 10 });
  return NextResponse.json({ postList });
}
