import { handleNextAuth } from "@/lib/accounts/handle-next-auth";

export const GET = handleNextAuth;
export const POST = handleNextAuth;
