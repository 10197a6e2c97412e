import { getTranslations } from "next-intl/server";
import { Photograph } from "@/components/layout/photograph";
import { PostHeader } from "@/components/posts/post/post-header";
import { Badge } from "@/components/ui/badge";
import { photographs } from "./photographs";
import { TypedLine } from "./typed-line";

/** What comes of one line: the landing page's post, in the visitor's language, named an example. */
export async function ExamplePost() {
  const [t, example] = await Promise.all([getTranslations("Landing"), getTranslations("Demo")]);
  return (
    <section aria-label={example("example")}>
      <TypedLine />
      <div className="mt-4 overflow-hidden rounded-lg border bg-sheet">
        <PostHeader name={t("voices.anna.company")}>
          <Badge variant="secondary" className="self-start">
            {example("example")}
          </Badge>
        </PostHeader>
        <p className="px-4 pb-4 text-[0.9375rem]/6 whitespace-pre-line">{t("hero.post")}</p>
        <Photograph
          files={photographs.loaf}
          alt={t("hero.photo")}
          sizes="(min-width: 1024px) 544px, calc(100vw - 32px)"
          className="aspect-3/2"
        />
      </div>
    </section>
  );
}
