"use client";

import { OnboardingWizard } from "@/components/brand/onboarding-wizard";
import { readDemo } from "@/lib/posts/demo/waiting-demo";

const nameInDemo = async () => (await readDemo())?.businessName;

/** The onboarding, which knows the name that was given for a post without an account. */
export function OnboardingAfterDemo() {
  return <OnboardingWizard knownName={nameInDemo} />;
}
