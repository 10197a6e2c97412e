import { useTranslations } from "next-intl";
import { ErrorState } from "./error-state";
import { PageHeader } from "@/components/layout/page-header";
import { Button } from "@/components/ui/button";

type UnloadedPageProps = {
  /** The page's name. */
  page: string;
  title: string;
  text: string;
  retry: () => void;
};

/** A page whose data could not be loaded: shows an error in its place, with a retry button. */
export function LoadError({ page, title, text, retry }: UnloadedPageProps) {
  const t = useTranslations("Common");
  return (
    <>
      <PageHeader title={page} />
      <ErrorState
        title={title}
        text={text}
        action={
          <Button variant="outline" onClick={retry}>
            {t("tryAgain")}
          </Button>
        }
      />
    </>
  );
}
