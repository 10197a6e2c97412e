import { ChevronDown } from "lucide-react";
import { useTranslations } from "next-intl";
import { useLoadedOnPress } from "@/components/layout/use-loaded-on-press";
import { buttonVariants } from "@/components/ui/button";
import type { Week } from "@/lib/posts/week/types";

const load = () => import("./week-menu-opened").then((module) => module.OpenedWeekMenu);

/** What else can be done with the week, in words. Its code loads on first hover or focus. */
export function WeekMenu({ week, onTimes }: { week: Week; onTimes: () => void }) {
  const t = useTranslations("Week");
  const { Loaded, prepare, press } = useLoadedOnPress(load);
  const className = buttonVariants({ variant: "outline" });
  const face = (
    <>
      <span>{t("more")}</span>
      <ChevronDown aria-hidden />
    </>
  );
  if (Loaded) return <Loaded week={week} onTimes={onTimes} triggerClassName={className} face={face} />;
  return (
    <button
      type="button"
      aria-haspopup="menu"
      className={className}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => press()}
    >
      {face}
    </button>
  );
}
