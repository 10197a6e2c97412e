import { getTranslations } from "next-intl/server";
import { PostFrame } from "@/components/brand/post-frame";
import { CroppedPhoto } from "@/components/media/cropped-photo";
import { clipPost } from "@/lib/posts/rules";
import type { Post } from "@/lib/posts/types";
import { PostText } from "./post-text";

type LatestPostProps = {
  post: Post;
  /** Whose page it goes to. */
  name: string;
  picture: string | null | undefined;
};

/** An owner's newest post as Facebook shows it, to be seen beside what it was written from. Rendered on the server. */
export async function LatestPost({ post, name, picture }: LatestPostProps) {
  const [t, workspace] = await Promise.all([getTranslations("Brand.sample"), getTranslations("Workspace")]);
  const clipped = clipPost(post.content);
  const [first] = post.media;
  return (
    <figure className="grid grid-cols-1 gap-2">
      <PostFrame label={t("latest")} name={name} picture={picture}>
        <p className="px-4 py-4 break-words whitespace-pre-wrap">
          <PostText text={clipped === null ? post.content : `${clipped}…`} />
        </p>
        {first && (
          <CroppedPhoto photo={first} alt={workspace("imageAlt")} className="h-auto w-full bg-paper" />
        )}
      </PostFrame>
      <figcaption className="text-sm text-ink-soft">{t("latest")}</figcaption>
    </figure>
  );
}
