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
import { publishingPrivacy } from "@/lib/posts/publishing/register-privacy";

/**
 * Every domain's step, in order of erasure: cancel posts, end billing, revoke access, take the pictures from the
 * posts, delete their files. The rest is deleted with the user's row.
 */
export const PRIVACY_STEPS: readonly PrivacyStep[] = [
  publishingPrivacy,
  billingPrivacy,
  connectionsPrivacy,
  postsPrivacy,
  mediaPrivacy,
  creditsPrivacy,
  noticesPrivacy,
  brandPrivacy,
  feedbackPrivacy,
  accountsPrivacy,
];
