import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import { Suspense } from "react";
import { PageHeader } from "@/components/layout/page-header";
import { Texts } from "@/components/layout/texts";
import { PostFilters } from "@/components/posts/post-filters";
import { PostList, PostListSkeleton } from "@/components/posts/post-list";
import { PostSearch } from "@/components/posts/post-search";
import { type Actor, requireOwner } from "@/lib/auth";
import { listPosts } from "@/lib/posts/queries";
import { yourPostsPath } from "@/lib/posts/rules";
import { type YourPosts, postListSchema, yourPostsSchema } from "@/lib/posts/schema";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("Posts.list"))("title") };
}

export default async function YourPostsPage({ searchParams }: PageProps<"/your-posts">) {
  const actor = await requireOwner();
  const query = yourPostsSchema.parse(await searchParams);
  const t = await getTranslations("Posts.list");
  return (
    <Texts of={["Notices", "Posts", "Workspace.confirm", "Workspace.schedule"]}>
      <PageHeader title={t("title")} subtitle={t("subtitle")} />
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <PostFilters {...query} />
        <PostSearch key={query.status} {...query} />
      </div>
      {/* A search keeps the list until the new one is there; a filter or a page begins anew. */}
      <Suspense key={`${query.status} ${query.page}`} fallback={<PostListSkeleton />}>
        <Posts actor={actor} query={query} />
      </Suspense>
    </Texts>
  );
}

async function Posts({ actor, query }: { actor: Actor; query: YourPosts }) {
  const { status, q, page } = query;
  const list = await listPosts(actor, { ...postListSchema.parse({}), status, q, pageNo: page });
  // The last post of the last page was deleted: the page before it is the last one now.
  if (list.postList.length === 0 && list.numberOfPages > 0)
    redirect(yourPostsPath({ ...query, page: list.numberOfPages - 1 }));
  return <PostList list={list} query={query} />;
}
