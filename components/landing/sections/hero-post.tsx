import { getLocale, getTranslations } from "next-intl/server";
import { Photograph } from "@/components/layout/photograph";
import { PostHeader } from "@/components/posts/post/post-header";
import { LANGUAGES, LOCALES } from "@/lib/i18n/locales";
import { photographs } from "../photographs";
import { TypedLine } from "../typed-line";

/**
 * What an owner typed, and the post that was made of it, as Facebook shows it: in seven languages, of which one is
 * shown. The choice is radio buttons and CSS, so that it needs no script, and the longest text makes the height.
 */
export async function HeroPost() {
  const [t, locale] = await Promise.all([getTranslations("Landing"), getLocale()]);
  const posts = await Promise.all(
    LOCALES.map(async (language) => ({
      language,
      text: (await getTranslations({ locale: language, namespace: "Landing.hero" }))("post"),
    })),
  );
  return (
    <div className="@container min-w-0">
      <TypedLine />
      <fieldset className="relative mt-4 grid grid-cols-[repeat(7,auto)] justify-between overflow-hidden rounded-lg border bg-sheet">
        <legend className="sr-only">{t("hero.languages")}</legend>
        <div className="col-span-full row-start-2 border-t">
          <PostHeader name={t("voices.anna.company")} />
        </div>
        {posts.map(({ language, text }) => (
          <div key={language} className="contents">
            <input
              id={`post-${language}`}
              type="radio"
              name="post-language"
              autoComplete="off"
              defaultChecked={language === locale}
              className="peer sr-only"
            />
            <label
              htmlFor={`post-${language}`}
              lang={language}
              className="row-start-1 -mb-px flex h-11 items-center border-b-2 border-transparent px-2 text-label text-ink-soft first-of-type:ml-2 peer-checked:border-press peer-checked:text-ink peer-focus-visible:outline-2 peer-focus-visible:-outline-offset-2 peer-focus-visible:outline-press hover:text-ink @lg:px-3"
            >
              <span aria-hidden className="uppercase @lg:hidden">
                {language}
              </span>
              <span className="@max-lg:sr-only">{LANGUAGES[language].name}</span>
            </label>
            <p
              lang={language}
              className="invisible col-span-full col-start-1 row-start-3 px-4 pb-4 text-[0.9375rem]/6 whitespace-pre-line peer-checked:visible"
            >
              {text}
            </p>
          </div>
        ))}
        <Photograph
          files={photographs.loaf}
          alt={t("hero.photo")}
          sizes="(min-width: 1160px) 600px, (min-width: 1024px) calc(100vw - 560px), calc(100vw - 32px)"
          first
          className="col-span-full row-start-4 aspect-3/2"
        />
      </fieldset>
    </div>
  );
}
