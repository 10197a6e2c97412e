import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { VoiceSheet } from "@/lib/brand/voice/types";
import { useCountry } from "./use-country";

/** How the business sounds, read-only: what has been said of it. */
export function VoiceView({ voice }: { voice: VoiceSheet }) {
  const t = useTranslations("Voice");
  const nameOf = useCountry();
  const { address, zoneCountry, note, avoid, signature, samples } = voice;
  const place = voice.country ?? zoneCountry;
  return (
    <dl className="grid max-w-text min-w-0 gap-4">
      <Said label={t("country.label")}>
        <span>{place ? nameOf(place) : t("country.unknown")}</span>
        {!voice.country && place && <span className="ml-1 text-ink-soft">{t("country.byZone")}</span>}
      </Said>
      <Said label={t("address.label")}>{t(`address.${address ?? "none"}`)}</Said>
      {note && (
        <Said label={t("note.label")}>
          <span translate="no" className="whitespace-pre-line">
            {note}
          </span>
        </Said>
      )}
      {avoid.length > 0 && (
        <Said label={t("avoid.label")}>
          <span translate="no">{avoid.join(", ")}</span>
        </Said>
      )}
      {signature && (
        <Said label={t("signature.label")}>
          <span translate="no">{signature}</span>
        </Said>
      )}
      {samples.length > 0 && (
        <Said label={t("samples.title")}>
          <ul className="grid gap-2">
            {samples.map(({ text }, position) => (
              <li key={position} translate="no" className="line-clamp-2">
                {text}
              </li>
            ))}
          </ul>
        </Said>
      )}
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
