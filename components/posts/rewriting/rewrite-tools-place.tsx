import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import type { Another } from "./another-version";
import { VersionSwitchPlace } from "./version-switch-place";

/** For a text that is being written: the future label of its version button. */
export type ComingText = Pick<Another, "price" | "isAnother">;

/** As wide as an icon. */
const ICON = <svg className="size-4" />;

/** Reserves the space of a text's tools, in however many rows they are. Invisible. */
export function RewriteToolsPlace({ coming }: { coming: ComingText | null }) {
  const t = useTranslations("Rewriting");
  return (
    <div aria-hidden inert className="invisible rewrite-tools">
      <Button size="sm" icon={ICON}>
        {t("changeText")}
      </Button>
      {coming && (
        <div className="ml-auto flex flex-wrap items-center justify-end">
          <div className="priced">
            <p>{t("versions.price", { cost: coming.price })}</p>
            <Button size="sm" icon={ICON}>
              {t("versions.another")}
            </Button>
          </div>
          {coming.isAnother && <VersionSwitchPlace />}
        </div>
      )}
    </div>
  );
}
