import "server-only";
import type { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { env } from "@/lib/settings/env";
import { AppError } from "@/lib/errors";
import { PASSWORD_MIN_GUESSES } from "@/lib/accounts/constants";
import { adviceOf } from "@/lib/accounts/rules";

let estimator: Promise<ZxcvbnFactory> | undefined;

// Tens of megabytes of word lists: loaded at the first sign-up, never in the browser.
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [core, common, english] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
    import("@zxcvbn-ts/language-en"),
  ]);
  return new core.ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
  });
}

/**
 * Rejects a new password that is too short or easy to guess, with advice on the field.
 * @param email a password that contains words of it is easier to guess
 * @throws AppError VALIDATION_FAILED
 */
export async function checkPassword(password: string, email: string): Promise<void> {
  if ([...password].length < env().PASSWORD_MIN_LENGTH) throw refuse("Login.errors.passwordTooShort");
  const zxcvbn = await (estimator ??= loadEstimator());
  // The estimate takes longer with every character, and a password that is hard to guess up to here stays so.
  const result = zxcvbn.check(password.slice(0, 64), [email, ...email.split(/[^a-z0-9]+/i), "postwright"]);
  if (result.guesses < PASSWORD_MIN_GUESSES) throw refuse(adviceOf(result.feedback.warning));
}

function refuse(key: string): AppError {
  return new AppError("VALIDATION_FAILED", { fieldErrors: { password: [key] } });
}
