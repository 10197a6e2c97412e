import { CalendarPlus, CalendarRange, Clock3, Images, Megaphone, PenLine } from "lucide-react";
import type { Route } from "next";
import { useTranslations } from "next-intl";
import { type ReactNode, useRef } from "react";
import { useNow } from "@/components/layout/browser/use-clock";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { Link } from "@/components/ui/link";
import { newPostPath } from "@/lib/posts/drafting/new-post-path";
import { campaignPath, planningPath } from "@/lib/posts/planning/planning-path";
import { weekToPlan } from "@/lib/posts/week/next-step";
import type { Week } from "@/lib/posts/week/types";
import { useNextStep } from "./next-step-link";
import { fillPath } from "./week-path";

type OpenedWeekMenuProps = {
  week: Week;
  /** Opens the posting times. */
  onTimes: () => void;
  triggerClassName: string;
  face: ReactNode;
};

/** The week's menu once it has been opened. */
export function OpenedWeekMenu({ week, onTimes, triggerClassName, face }: OpenedWeekMenuProps) {
  const t = useTranslations("Week");
  const planning = useTranslations("Planning");
  const [photos, campaigns] = [useTranslations("Photos"), useTranslations("Campaigns")];
  const next = useNextStep(week);
  const plan = weekToPlan(week, useNow());
  const trigger = useRef<HTMLButtonElement>(null);
  // A dialog returns the focus to where it was: to this button, not to an item of the closed menu.
  const times = useRef(false);
  return (
    <DropdownMenu defaultOpen modal={false}>
      <DropdownMenuTrigger ref={trigger} className={triggerClassName}>
        {face}
      </DropdownMenuTrigger>
      <DropdownMenuContent
        inPlace
        align="end"
        onCloseAutoFocus={(event) => {
          if (!times.current) return;
          times.current = false;
          event.preventDefault();
          trigger.current?.focus();
          onTimes();
        }}
      >
        {next.step !== "write" && (
          <Item href={newPostPath()} icon={<PenLine aria-hidden />}>
            {t("write")}
          </Item>
        )}
        {next.step !== "plan" && (
          <Item href={planningPath(plan.from)} icon={<CalendarPlus aria-hidden />}>
            {plan.isNext ? t("planNext") : planning("title")}
          </Item>
        )}
        {plan.isNext && week.free.length > 0 && (
          <Item href={planningPath(week.from)} icon={<CalendarPlus aria-hidden />}>
            {planning("title")}
          </Item>
        )}
        {week.drafts.length > 0 && (
          <Item href={fillPath(week.from)} icon={<CalendarRange aria-hidden />}>
            {t("fill.title")}
          </Item>
        )}
        <DropdownMenuItem onSelect={() => void (times.current = true)}>
          <Clock3 aria-hidden />
          {t("times.title")}
        </DropdownMenuItem>
        <DropdownMenuSeparator className="sm:hidden" />
        <Item href={campaignPath()} icon={<Megaphone aria-hidden />} className="sm:hidden">
          {campaigns("title")}
        </Item>
        <Item href={"/photos" as Route} icon={<Images aria-hidden />} className="sm:hidden">
          {photos("title")}
        </Item>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

type ItemProps = { href: Route; icon: ReactNode; className?: string; children: ReactNode };

function Item({ href, icon, className, children }: ItemProps) {
  return (
    <DropdownMenuItem asChild className={className}>
      <Link href={href}>
        {icon}
        {children}
      </Link>
    </DropdownMenuItem>
  );
}
