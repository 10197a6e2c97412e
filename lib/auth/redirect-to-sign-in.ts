import { loginPath } from "./page-paths";
import { forgetSession } from "./sign-out-broadcast";

/**
 * Navigates to the sign-in page, which returns here afterwards. Typed input is kept for the same person: see
 * components/layout/forms/use-stored-state.ts. Does nothing on the sign-in page itself.
 */
export function redirectToSignIn(): void {
  if (location.pathname === "/login") return;
  forgetSession();
  location.assign(loginPath(location.pathname + location.search));
}

/** Navigates to onboarding, where the brand profile is created. */
export function redirectToOnboarding(): void {
  if (location.pathname !== "/onboarding") location.assign("/onboarding");
}
