import "server-only";
import { accountsPrivacy } from "@/lib/accounts/register-privacy";
import type { PrivacyStep } from "@/lib/accounts/types";
import { billingPrivacy } from "@/lib/billing/register-privacy";
import { brandPrivacy } from "@/lib/brand/register-privacy";
import { connectionsPrivacy } from "@/lib/connections/register-privacy";
import { creditsPrivacy } from "@/lib/credits/register-privacy";
import { feedbackPrivacy } from "@/lib/feedback/register-privacy";
import { mediaPrivacy } from "@/lib/media/register-privacy";
import { noticesPrivacy } from "@/lib/notices/register-privacy";
import { postsPrivacy } from "@/lib/posts/register-privacy";
import { publishingPrivacy } from "@/lib/publishing/register-privacy";

/**
 * Every domain's step, in the order in which an account is taken apart: nothing goes out any more, the money
 * stops, the access is handed back, the files go; what is left goes with the row of the user.
 */
export const PRIVACY_STEPS: readonly PrivacyStep[] = [
  publishingPrivacy,
  billingPrivacy,
  connectionsPrivacy,
  mediaPrivacy,
  postsPrivacy,
  creditsPrivacy,
  noticesPrivacy,
  brandPrivacy,
  feedbackPrivacy,
  accountsPrivacy,
];
