import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useWrite } from "@/components/layout/forms/use-write";
import { Field } from "@/components/ui/field";
import { NativeSelect } from "@/components/ui/native-select";
import { api } from "@/lib/http/api-client";
import { POST_REPEATS, type PostRepeat } from "@/lib/posts/constants";
import { postQuery } from "@/lib/posts/query-options";
import type { Post } from "@/lib/posts/types";

const NOTHING = "NOTHING" as const;

/** "Again next week": the draft that is to follow the post once it is published. Saved as soon as it is chosen. */
export function SheetRepeat({ post }: { post: Post }) {
  const t = useTranslations("Posts.repeat");
  const client = useQueryClient();
  const [chosen, setChosen] = useState<PostRepeat | null>(post.repeat);

  const { run: choose } = useWrite({
    send: (repeat: PostRepeat | null) =>
      api<Post>(`/api/post/${post.id}`, { method: "PATCH", body: { repeat } }),
    scope: `post:${post.id}`,
    show: (repeat) => {
      setChosen(repeat);
      return () => setChosen(chosen);
    },
    failed: { title: t("failed") },
    onSuccess: (saved) => client.setQueryData(postQuery(post.id).queryKey, saved),
  });

  return (
    <Field label={t("label")} hint={chosen && t(`${chosen}_HINT`)}>
      {(control) => (
        <NativeSelect
          {...control}
          value={chosen ?? NOTHING}
          onChange={({ target }) =>
            void choose(POST_REPEATS.find((repeat) => repeat === target.value) ?? null)
          }
        >
          {[NOTHING, ...POST_REPEATS].map((value) => (
            <option key={value} value={value}>
              {t(value)}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}
