import { answerInngest } from "@/inngest/answer";

/** A sweep by Inngest stays for most of a minute. */
export const maxDuration = 60;

export const GET = answerInngest("GET");
export const POST = answerInngest("POST");
export const PUT = answerInngest("PUT");
