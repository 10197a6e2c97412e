"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { voiceQuery } from "@/lib/brand/voice/query-options";
import { ProfilePart } from "../profile-part";
import { ForgetVoice } from "./forget-voice";
import { VoiceForm } from "./voice-form";
import { VoiceView } from "./voice-view";

type VoicePartProps = {
  /** Whether the form is open at first; set by the URL, so that it works without JavaScript. */
  edit: boolean;
};

/** How the business sounds: to read, and to change in place. */
export function VoicePart({ edit }: VoicePartProps) {
  const t = useTranslations("Voice");
  const { data: voice, isError, refetch } = useQuery(voiceQuery);
  const [writing, setWriting] = useState(edit);
  /** The form was closed: the focus returns to the button that opened it. */
  const [left, setLeft] = useState(false);
  const leave = () => {
    setWriting(false);
    setLeft(true);
  };
  const open = (event: FormEvent) => {
    event.preventDefault();
    setWriting(true);
  };
  return (
    <ProfilePart id="voice" title={t("title")}>
      {!voice ? (
        isError && (
          <div role="alert" className="flex flex-wrap items-center gap-3">
            <p>{t("loadFailed")}</p>
            <Button variant="outline" onClick={() => void refetch()}>
              {t("tryAgain")}
            </Button>
          </div>
        )
      ) : writing ? (
        <VoiceForm voice={voice} onDone={leave} />
      ) : (
        <>
          <VoiceView voice={voice} />
          <div className="flex flex-wrap gap-2">
            <form action="/business-profile#voice" onSubmit={open}>
              <input type="hidden" name="edit" value="voice" />
              <Button type="submit" variant="outline" size="sm" autoFocus={left}>
                {t("edit")}
              </Button>
            </form>
            {voice.revision > 0 && <ForgetVoice voice={voice} />}
          </div>
        </>
      )}
    </ProfilePart>
  );
}
