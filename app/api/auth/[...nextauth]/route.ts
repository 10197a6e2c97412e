import { handleNextAuth } from "@/lib/accounts/sign-in/handle-next-auth";
import { methods } from "@/lib/http/methods";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: handleNextAuth,
  POST: handleNextAuth,
});
