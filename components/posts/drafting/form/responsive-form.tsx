import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { keepTrying } from "@/components/layout/browser/keep-trying";
import { PartLoading } from "@/components/layout/states/part-loading";
import { Card, CardTitle } from "@/components/ui/card";
import { StartChoices } from "./start-choices";
import { useEditor, useWorkspaceData } from "@/components/posts/drafting/workspace-context";
import { CreatePostForm } from "./create-post-form";
import type { FormCredits } from "./draft-price";
import { MobileActionBar } from "./mobile-action-bar";

const FormSheet = dynamic(() => keepTrying(() => import("./form-sheet")).then((module) => module.FormSheet), {
  loading: PartLoading,
});

/** Where the form is: beside the preview, or on a phone in a sheet, with the bar at the bottom. */
export function ResponsiveForm({ wide, credits }: { wide: boolean; credits: FormCredits }) {
  const t = useTranslations("Workspace");
  const { access } = useWorkspaceData();
  const { written, begun, formOpen, setFormOpen, edit, photos } = useEditor();
  // One primary button a view: generating until there is a text, then the text's first action.
  const form = <CreatePostForm primary={access && (!wide || !written)} credits={credits} />;
  if (wide)
    return (
      <Card
        aria-label={t("create")}
        className="flex flex-col overflow-hidden p-0 max-md:hidden md:sticky md:top-20 md:max-h-[max(28rem,calc(100dvh-16rem))] md:p-0"
      >
        <CardTitle className="px-4 pt-4 pb-5 md:px-6 md:pt-6">{t("create")}</CardTitle>
        {form}
      </Card>
    );
  return (
    <>
      <FormSheet open={formOpen} onOpenChange={setFormOpen}>
        {!begun && (
          <div className="px-4 pb-4">
            <StartChoices onWrite={edit} onPhotos={photos.take} />
          </div>
        )}
        {form}
      </FormSheet>
      <MobileActionBar />
    </>
  );
}
