import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { VoiceSheet } from "@/lib/brand/voice/types";

/** How the business sounds, read-only. */
export function VoiceView({ voice }: { voice: VoiceSheet }) {
  const t = useTranslations("Voice");
  const country = useCountry();
  const { address, zoneCountry } = voice;
  const place = voice.country ?? zoneCountry;
  return (
    <dl className="grid max-w-text min-w-0 gap-4">
      <Said label={t("country.label")}>
        <span>{place ? country(place) : t("country.unknown")}</span>
        {!voice.country && place && <span className="ml-1 text-ink-soft">{t("country.byZone")}</span>}
      </Said>
      <Said label={t("address.label")}>{t(`address.${address ?? "none"}`)}</Said>
    </dl>
  );
}

function Said({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0 break-words">
      <dt className="text-label text-ink-soft">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Names a country in the language of the screen. */
export function useCountry() {
  const names = new Intl.DisplayNames(useLocale(), { type: "region" });
  return (code: string) => names.of(code) ?? code;
}
