import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type ReactNode, useRef, useState } from "react";
import { useErrorMessage } from "@/components/layout/forms/use-error-message";
import { Button } from "@/components/ui/button";
import { ApiError } from "@/lib/http/api-client";
import { evidenceQuery } from "@/lib/posts/voice/query-options";
import { noteLines } from "@/lib/posts/voice/rules";
import type { VoiceEvidence } from "@/lib/posts/voice/types";
import { PagePosts } from "./page-posts";
import type { TypeVoice, TypedVoice } from "./use-voice-form";

type EvidenceProps = { typed: TypedVoice; type: TypeVoice };

/** Reads, at a press, the page's posts and what the owner changes before sending; what to take of it is theirs to say. */
export function VoiceEvidencePart({ typed, type }: EvidenceProps) {
  const t = useTranslations("Voice.evidence");
  const errorText = useErrorMessage();
  const [asked, setAsked] = useState(false);
  const { data, error, isFetching, refetch } = useQuery(evidenceQuery(asked));
  const read = () => (asked ? void refetch() : setAsked(true));
  return (
    <div className="grid min-w-0 gap-4">
      {!data && (
        <div className="grid justify-items-start gap-1.5">
          <Button variant="outline" busy={isFetching} busyLabel={t("reading")} onClick={read}>
            {t("read")}
          </Button>
          <p className="text-sm text-ink-soft">{t("hint")}</p>
        </div>
      )}
      <div role="status">
        {!isFetching && error && (
          <p className="text-bad">{errorText.ofCode(error instanceof ApiError ? error.code : "")}</p>
        )}
        {data && <Findings evidence={data} typed={typed} type={type} />}
      </div>
    </div>
  );
}

function Findings({ evidence, typed, type }: EvidenceProps & { evidence: VoiceEvidence }) {
  const t = useTranslations("Voice.evidence");
  const notes = useTranslations("Voice.proposal");
  const errorText = useErrorMessage();
  const { posts, unread, edits, address, signature } = evidence;
  const written = useRef("");
  const lines = noteLines(
    typed.samples.map(({ text }) => text).filter((text) => text.trim() !== ""),
    edits,
  );
  /** Replaces what was written from the evidence before, and nothing of the owner's. */
  const write = () => {
    const note = lines.map(({ kind, value }) => notes(kind, { value })).join(" ");
    const own = typed.note.replace(written.current, "").trim();
    type({ note: [own, note].filter(Boolean).join(" ") });
    written.current = note;
  };
  return (
    <div className="grid min-w-0 gap-4">
      {unread ? (
        <p>{unread === "FACEBOOK_NOT_CONNECTED" ? t("noPage") : errorText.ofCode(unread)}</p>
      ) : posts.length === 0 ? (
        <p>{t("noPosts")}</p>
      ) : (
        <PagePosts posts={posts} samples={typed.samples} onChange={(samples) => type({ samples })} />
      )}
      <ul className="grid gap-1">
        {edits.length === 0 && <li>{t("noEdits")}</li>}
        {edits.map(({ kind, times, of }) => (
          <li key={kind}>{t(`edits.${kind}`, { times, of })}</li>
        ))}
      </ul>
      {address && address !== typed.address && (
        <Offer text={t(`address.${address}`)} label={t("take")} onTake={() => type({ address })} />
      )}
      {signature && signature !== typed.signature && (
        <Offer text={t("signature", { signature })} label={t("take")} onTake={() => type({ signature })} />
      )}
      {lines.length > 0 && (
        <Button variant="outline" className="justify-self-start" onClick={write}>
          {t("write")}
        </Button>
      )}
    </div>
  );
}

function Offer({ text, label, onTake }: { text: ReactNode; label: string; onTake: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p className="min-w-0 break-words">{text}</p>
      <Button size="sm" variant="outline" onClick={onTake}>
        {label}
      </Button>
    </div>
  );
}
