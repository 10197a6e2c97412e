import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { PageHeader } from "@/components/layout/page-header";
import { PostFilters } from "@/components/posts/post-filters";
import { PostList, PostListSkeleton } from "@/components/posts/post-list";
import { type Actor, requireOwner } from "@/lib/auth";
import { listPosts } from "@/lib/posts/queries";
import { postListSchema, yourPostsSchema } from "@/lib/posts/schema";
import type { PostStatus } from "@/lib/posts/types";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("Posts.list"))("title") };
}

export default async function YourPostsPage({ searchParams }: PageProps<"/your-posts">) {
  const actor = await requireOwner();
  const { status, page } = yourPostsSchema.parse(await searchParams);
  const t = await getTranslations("Posts.list");
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")} />
      <PostFilters status={status} />
      <Suspense key={`${status} ${page}`} fallback={<PostListSkeleton />}>
        <Posts actor={actor} status={status} page={page} />
      </Suspense>
    </>
  );
}

type PostsProps = { actor: Actor; status: PostStatus | undefined; page: number };

async function Posts({ actor, status, page }: PostsProps) {
  const list = await listPosts(actor, { ...postListSchema.parse({}), status, pageNo: page });
  return <PostList list={list} page={page} status={status} />;
}
