import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { NativeSelect } from "@/components/ui/native-select";
import { LANGUAGE_OPTIONS, type Language } from "@/lib/posts/constants";

/** Chooses the language into which the words are translated. */
export function LanguageRow({ onStart }: { onStart: (language: Language) => void }) {
  const t = useTranslations();
  const [language, setLanguage] = useState<Language>("english");
  return (
    <div className="flex flex-wrap gap-2">
      <NativeSelect
        autoFocus
        aria-label={t("Rewriting.language")}
        wrapperClassName="min-w-40 flex-1"
        value={language}
        onChange={(event) => setLanguage(event.target.value as Language)}
      >
        {LANGUAGE_OPTIONS.map(({ value, label }) => (
          <option key={value} value={value}>
            {t(label)}
          </option>
        ))}
      </NativeSelect>
      <Button variant="outline" onClick={() => onStart(language)}>
        {t("Rewriting.translate")}
      </Button>
    </div>
  );
}
