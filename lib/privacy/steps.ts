import "server-only";
import { accountsPrivacy } from "@/lib/accounts/privacy-step";
import type { PrivacyStep } from "@/lib/auth/privacy-step";
import { billingPrivacy } from "@/lib/billing/privacy-step";
import { factsPrivacy } from "@/lib/brand/facts/privacy-step";
import { brandPrivacy } from "@/lib/brand/privacy-step";
import { voicePrivacy } from "@/lib/brand/voice/privacy-step";
import { connectionsPrivacy } from "@/lib/connections/privacy-step";
import { creditsPrivacy } from "@/lib/credits/privacy-step";
import { feedbackPrivacy } from "@/lib/feedback/privacy-step";
import { digestsPrivacy } from "@/lib/digests/privacy-step";
import { mediaPrivacy } from "@/lib/media/privacy-step";
import { noticesPrivacy } from "@/lib/notices/privacy-step";
import { insightsPrivacy } from "@/lib/posts/insights/privacy-step";
import { outcomesPrivacy } from "@/lib/posts/outcomes/privacy-step";
import { workedPrivacy } from "@/lib/posts/worked/privacy-step";
import { planningPrivacy } from "@/lib/posts/planning/privacy-step";
import { postsPrivacy } from "@/lib/posts/privacy-step";
import { publishingPrivacy } from "@/lib/posts/publishing/privacy-step";

/**
 * Every domain's step, in order of erasure: cancel posts, end billing, revoke access, take the photos from the
 * posts, delete their files. The rest is deleted with the user's row.
 */
export const PRIVACY_STEPS: readonly PrivacyStep[] = [
  publishingPrivacy,
  billingPrivacy,
  connectionsPrivacy,
  insightsPrivacy,
  outcomesPrivacy,
  workedPrivacy,
  planningPrivacy,
  postsPrivacy,
  mediaPrivacy,
  creditsPrivacy,
  noticesPrivacy,
  digestsPrivacy,
  factsPrivacy,
  voicePrivacy,
  brandPrivacy,
  feedbackPrivacy,
  accountsPrivacy,
];
