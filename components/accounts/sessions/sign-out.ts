import { signOutAction } from "@/lib/accounts/sessions/actions";
import { announceSignedOut } from "@/lib/auth/sign-out-broadcast";
import { callAction } from "@/lib/http/client/call-action";

/** Signs this tab and every other open one out. @throws Error when the server has not answered that it did */
export async function signOut(): Promise<void> {
  const result = await callAction(() => signOutAction({}));
  if (!result.ok) throw new Error(result.code);
  announceSignedOut();
  // A full navigation; the sign-in page shows the confirmation.
  location.replace("/login?loggedOut=1");
}
