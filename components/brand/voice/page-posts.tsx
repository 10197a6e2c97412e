import { useTranslations } from "next-intl";
import { useId } from "react";
import { useFormatter } from "@/components/layout/use-formatter";
import { NativeCheckbox } from "@/components/ui/native-checkbox";
import { MAX_SAMPLES } from "@/lib/brand/voice/constants";
import type { VoiceSample } from "@/lib/brand/voice/types";
import type { OwnPost } from "@/lib/posts/voice/types";

type PagePostsProps = {
  posts: readonly OwnPost[];
  samples: readonly VoiceSample[];
  onChange: (samples: VoiceSample[]) => void;
};

/** The posts of the page, to tick up to five. */
export function PagePosts({ posts, samples, onChange }: PagePostsProps) {
  const t = useTranslations("Voice.evidence");
  const format = useFormatter();
  const id = useId();
  const filled = samples.filter(({ text }) => text.trim() !== "");
  const tick = ({ text }: OwnPost, ticked: boolean) =>
    onChange(
      ticked ? [...filled, { text, fromPage: true }] : filled.filter((sample) => sample.text !== text),
    );
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1.5 text-label text-ink-soft">{t("posts", { count: MAX_SAMPLES })}</legend>
      <ul className="grid max-h-96 gap-1 overflow-y-auto rounded-md border p-3">
        {posts.map((post) => {
          const ticked = filled.some(({ text }) => text === post.text);
          return (
            <li key={post.id} className="flex items-start gap-3 py-2">
              <NativeCheckbox
                id={`${id}-${post.id}`}
                className="mt-0.5"
                checked={ticked}
                disabled={!ticked && filled.length >= MAX_SAMPLES}
                onCheckedChange={(checked) => tick(post, checked)}
              />
              <label htmlFor={`${id}-${post.id}`} className="min-w-0 cursor-pointer">
                <span className="block text-sm text-ink-soft">
                  {format.dateTime(new Date(post.createdAt), { dateStyle: "medium" })}
                </span>
                <span translate="no" className="line-clamp-3 break-words">
                  {post.text}
                </span>
              </label>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
