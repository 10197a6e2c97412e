import { useTranslations } from "next-intl";
import { AccountDemo } from "@/components/design/account-demo";
import { AppShell } from "@/components/layout/shell/app-shell";
import { EmptyState } from "@/components/layout/states/empty-state";
import { PageHeader } from "@/components/layout/page-header";
import { SandboxBanner } from "@/components/layout/shell/sandbox-banner";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";

export default function ShellPage() {
  const t = useTranslations("Design");
  return (
    <AppShell
      account={<AccountDemo />}
      notice={<SandboxBanner providers={["Facebook", "OpenAI", "Stripe"]} href="#main" />}
    >
      <PageHeader
        title={t("shellTitle")}
        subtitle={t("shellSubtitle")}
        actions={<Button>{t("emptyPostsAction")}</Button>}
      />
      <Card>
        <EmptyState
          text={t("emptyPosts")}
          action={<Button variant="outline">{t("emptyPostsAction")}</Button>}
        />
      </Card>
    </AppShell>
  );
}
