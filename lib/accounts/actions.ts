"use server";

import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { action } from "@/lib/action";
import { describeClient } from "./describe-client";
import { resendVerification } from "./resend-verification";
import { mailedTokenSchema, nothingSchema, resendVerificationSchema, signUpSchema } from "./schema";
import { signOut } from "./sign-out";
import { signUp } from "./sign-up";
import { verifyEmail } from "./verify-email";

export const signUpAction = action(signUpSchema, { auth: "none" }, async (_visitor, input) =>
  signUp(input, describeClient(await headers())),
);

export const resendVerificationAction = action(
  resendVerificationSchema,
  { auth: "none" },
  async (_visitor, { email }) => resendVerification(email, describeClient(await headers())),
);

export const verifyEmailAction = action(mailedTokenSchema, { auth: "none" }, async (_visitor, { token }) => {
  await verifyEmail(token, describeClient(await headers()));
  redirect("/login?verified=1");
});

export const signOutAction = action(nothingSchema, { auth: "none" }, () => signOut());
