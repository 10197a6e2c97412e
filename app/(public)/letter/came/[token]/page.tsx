import type { Metadata } from "next";
import { getFormatter, getTranslations } from "next-intl/server";
import { LoginSheet } from "@/components/accounts/credentials/login/login-sheet";
import { mailboxAddress } from "@/components/accounts/credentials/mailbox-address";
import { linkFormTexts } from "@/components/digests/link-form-texts";
import { AnswerForm } from "@/components/posts/outcomes/answer-form";
import { visitorsPageTurn } from "@/lib/http/visitors-page-turn";
import { POST_ANSWERS } from "@/lib/posts/outcomes/constants";
import { viewAnswering } from "@/lib/posts/outcomes/queries";
import { answerDigestSchema, answerTokenSchema } from "@/lib/posts/outcomes/schema";
import type { PostAnswer } from "@/lib/posts/types";

export async function generateMetadata(): Promise<Metadata> {
  const title = (await getTranslations("Letter"))("metaTitle");
  return { title, robots: { index: false }, referrer: "same-origin" };
}

type Props = { params: Promise<{ token: string }>; searchParams: Promise<{ answer?: string | string[] }> };

/** Whether people came for a post, with the letter's answer chosen. Opening it changes nothing: its button saves. */
export default async function DigestCamePage({ params, searchParams }: Props) {
  await visitorsPageTurn();
  const [{ token }, { answer }] = [await params, await searchParams];
  const open = answerTokenSchema.safeParse(token).success ? await viewAnswering(token) : null;
  const [t, format] = [await getTranslations("Outcome"), await getFormatter()];
  if (!open)
    return (
      <LoginSheet mailbox={mailboxAddress()}>
        <h1 className="page-title">{t("closed.title")}</h1>
        <p className="mt-2 text-ink-soft">{t("closed.text")}</p>
      </LoginSheet>
    );
  const asked = answerDigestSchema.shape.answer.safeParse(answer);
  const saved = POST_ANSWERS.map((each) => [each, t("saved", { answer: each })]);
  const { errors, buttonClass } = await linkFormTexts();
  return (
    <LoginSheet mailbox={mailboxAddress()}>
      <AnswerForm
        token={token}
        chosen={asked.success ? asked.data : open.answer}
        question={t("question")}
        about={open.excerpt}
        why={t("why")}
        answers={POST_ANSWERS.map((each) => ({ answer: each, label: t("answer", { answer: each }) }))}
        saved={Object.fromEntries(saved) as Record<PostAnswer, string>}
        change={t("change", { date: format.dateTime(new Date(open.until), { dateStyle: "long" }) })}
        button={t("save")}
        buttonClass={buttonClass}
        errors={{ ...errors, LINK_USED: t("closed.text") }}
      />
    </LoginSheet>
  );
}
