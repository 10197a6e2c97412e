"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { CompleteProfileDialog } from "@/components/brand/complete-profile-dialog";
import { FloatDialogs, type FloatName } from "@/components/design/float-dialogs";
import { Line, Specimen } from "@/components/design/specimen";
import { Button } from "@/components/ui/button";
import { Calendar } from "@/components/ui/calendar";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { Popover, PopoverContent, PopoverTrigger } from "@/components/ui/popover";
import { toast } from "@/components/ui/toast/toast";
import { Tooltip, TooltipContent, TooltipProvider, TooltipTrigger } from "@/components/ui/tooltip";

const opened = ["openDialog", "openProfile", "openQuestion", "openSheet", "openDrawer"] as const;

/** Every floating component, each behind a button. */
export function FloatSpecimen() {
  const t = useTranslations("Design");
  const [shown, setShown] = useState<FloatName | null>(null);
  const [day, setDay] = useState<Date | undefined>(new Date());
  return (
    <Specimen title={t("floating")}>
      <Line>
        {opened.map((name) => (
          <Button key={name} variant="outline" onClick={() => setShown(name)}>
            {t(name)}
          </Button>
        ))}
        <DropdownMenu modal={false}>
          <DropdownMenuTrigger asChild>
            <Button variant="outline">{t("openMenu")}</Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            <DropdownMenuItem>{t("copy")}</DropdownMenuItem>
            <DropdownMenuItem disabled>{t("destructive")}</DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
        <Popover>
          <PopoverTrigger asChild>
            <Button variant="outline">{t("openPopover")}</Button>
          </PopoverTrigger>
          <PopoverContent aria-label={t("openPopover")}>
            <Calendar
              mode="single"
              language={useLocale()}
              labels={{ previous: t("previousMonth"), next: t("nextMonth") }}
              selected={day}
              onSelect={setDay}
              disabled={{ before: new Date() }}
            />
          </PopoverContent>
        </Popover>
        <TooltipProvider>
          <Tooltip>
            <TooltipTrigger asChild>
              <Button variant="outline">{t("openTooltip")}</Button>
            </TooltipTrigger>
            <TooltipContent>{t("tooltip")}</TooltipContent>
          </Tooltip>
        </TooltipProvider>
      </Line>
      <Line>
        <Button variant="outline" onClick={() => toast.success(t("posted"))}>
          {t("toastSuccess")}
        </Button>
        <Button
          variant="outline"
          onClick={() => toast.error(t("failedPost"), { description: t("failedPostText") })}
        >
          {t("toastFailure")}
        </Button>
        <Button
          variant="outline"
          onClick={() =>
            toast.note(t("deleted"), { action: { label: t("undo"), onClick: () => setShown(null) } })
          }
        >
          {t("toastAction")}
        </Button>
      </Line>
      <FloatDialogs shown={shown} onClose={() => setShown(null)} />
      <CompleteProfileDialog
        open={shown === "openProfile"}
        onOpenChange={(open) => setShown(open ? "openProfile" : null)}
      />
    </Specimen>
  );
}
