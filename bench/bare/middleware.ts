import { NextResponse } from "next/server";

/** For no address: without this file the bundler takes the repository's. */
export function middleware() {
  return NextResponse.next();
}

export const config = { matcher: "/none" };
