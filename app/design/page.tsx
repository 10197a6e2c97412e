import { useTranslations } from "next-intl";
import { ButtonSpecimen } from "@/components/design/button-specimen";
import { CardSpecimen } from "@/components/design/card-specimen";
import { ChoiceSpecimen } from "@/components/design/choice-specimen";
import { FieldSpecimen } from "@/components/design/field-specimen";
import { FloatSpecimen } from "@/components/design/float-specimen";
import { StateSpecimen } from "@/components/design/state-specimen";
import { ThemeFrame } from "@/components/design/theme-frame";
import { TypeSpecimen } from "@/components/design/type-specimen";
import { PageHeader } from "@/components/layout/page-header";
import { SkipLink } from "@/components/layout/shell/skip-link";
import { Link } from "@/components/ui/link";
import { THEMES } from "@/components/layout/browser/theme";

export default function DesignPage() {
  const t = useTranslations("Design");
  return (
    <>
      <SkipLink />
      <main id="main" tabIndex={-1} className="focus:outline-none">
        <div className="border-b px-4 pt-10 md:px-8">
          <PageHeader
            title={t("title")}
            subtitle={t("subtitle")}
            actions={
              <Link href="/design/shell" className="text-link">
                {t("shellLink")}
              </Link>
            }
          />
        </div>
        <div className="grid lg:grid-cols-2">
          {THEMES.map((theme) => (
            <ThemeFrame key={theme} theme={theme} title={t(theme)}>
              <TypeSpecimen />
              <ButtonSpecimen />
              <FieldSpecimen />
              <ChoiceSpecimen />
              <StateSpecimen />
              <CardSpecimen />
              <FloatSpecimen />
            </ThemeFrame>
          ))}
        </div>
      </main>
    </>
  );
}
