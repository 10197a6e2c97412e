import { PrismaPg } from "@prisma/adapter-pg";
import { type NextRequest, NextResponse } from "next/server";
import pg from "pg";
import { PrismaClient } from "../../../../../lib/generated/prisma/client";

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const db = new PrismaClient({ adapter: new PrismaPg(pool) });

/** What `GET /api/post` is held against: ten posts by one select, and nothing else. */
export async function GET(request: NextRequest) {
  const userId = request.nextUrl.searchParams.get("userId") ?? "";
  const postList = await db.post.findMany({ where: { userId }, orderBy: { createdAt: "desc" }, take: 10 });
  return NextResponse.json({ postList });
}
