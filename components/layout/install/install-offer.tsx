import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { savePreference } from "@/lib/i18n/preference-cookie";
import { INSTALLABLE_EVENT, INSTALL_COOKIE } from "./constants";
import type { InstallWay } from "./use-install-way";

/** Offers to install the app, which photos can be shared with; once in a browser. Load it lazily. */
export function InstallOffer({ way }: { way: InstallWay }) {
  const t = useTranslations("Photos.install");
  const answer = () => {
    savePreference(INSTALL_COOKIE, "answered");
    dispatchEvent(new Event(INSTALLABLE_EVENT));
  };
  const install = () => {
    // A browser that refuses it has said so itself.
    window.installPrompt?.prompt().catch(() => undefined);
    answer();
  };
  return (
    <section
      aria-label={t("title")}
      className="my-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-y py-3"
    >
      <p className="max-w-text">{t(way)}</p>
      <div className="flex gap-2">
        {way === "ask" && (
          <Button size="sm" variant="outline" onClick={install}>
            {t("install")}
          </Button>
        )}
        <Button size="sm" variant="ghost" className={way === "share" ? "-ml-3" : undefined} onClick={answer}>
          {t("leave")}
        </Button>
      </div>
    </section>
  );
}
