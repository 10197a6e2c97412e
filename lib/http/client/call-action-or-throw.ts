import type { ActionResult } from "@/lib/http/action";
import { ApiError } from "@/lib/http/api-client";
import { callAction } from "./call-action";

/**
 * Calls a server action for `useWrite`, outside of a form.
 * @throws ApiError where the action refuses, or there is no answer
 */
export async function callActionOrThrow<T>(call: () => Promise<ActionResult<T>>): Promise<T> {
  const answer = await callAction(call);
  if (answer.ok) return answer.data;
  const { code, fieldErrors } = answer;
  const answered = code !== "NETWORK" && code !== "TIMEOUT" && code !== "BAD_RESPONSE";
  throw new ApiError(answered ? 400 : 0, code, { fieldErrors });
}
