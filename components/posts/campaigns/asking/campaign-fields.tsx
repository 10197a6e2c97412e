import { useTranslations } from "next-intl";
import { useErrorMessage } from "@/components/layout/forms/use-error-message";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { NAME_LIMIT } from "@/lib/posts/campaigns/constants";
import type { daysProblem } from "@/lib/posts/campaigns/rules";
import type { CampaignAsk } from "./use-campaign-ask";

type CampaignFieldsProps = {
  ask: CampaignAsk;
  today: string;
  problem: ReturnType<typeof daysProblem>;
  onChange: (part: Partial<CampaignAsk>) => void;
};

/** The name of a campaign, its first day and its last. */
export function CampaignFields({ ask, today, problem, onChange }: CampaignFieldsProps) {
  const t = useTranslations("Campaigns.fields");
  const errorText = useErrorMessage();
  return (
    <div className="grid gap-5">
      <Field label={t("name")}>
        <Input
          required
          maxLength={NAME_LIMIT}
          placeholder={t("namePlaceholder")}
          value={ask.name}
          enterKeyHint="done"
          onChange={({ target }) => onChange({ name: target.value })}
        />
      </Field>
      <div className="grid gap-x-3 gap-y-5 min-[22rem]:grid-cols-2 sm:gap-x-5">
        {(["beginsOn", "endsOn"] as const).map((field) => (
          <Field
            key={field}
            label={t(field)}
            hint={field === "endsOn" ? t("longest") : undefined}
            error={problem[field] && errorText.ofField([problem[field]])}
          >
            <Input
              type="date"
              required
              min={field === "endsOn" ? ask.beginsOn || today : today}
              value={ask[field]}
              onChange={({ target }) => onChange({ [field]: target.value })}
            />
          </Field>
        ))}
      </div>
    </div>
  );
}
