import { html } from "hono/html";
import type { Context } from "../../context";
import { layout } from "../../web/layout";
import { ago, empty, lines } from "../../web/parts";
import { permalink, photoUrl, pictureUrl, timeline, type Page, type Post } from "../entities";

const ANSWERS = [
  ["reactions", "Like"],
  ["comments", "Comment"],
  ["shares", "Share"],
] as const;

/** The page as its followers see it; `only` shows one post alone, as its permalink does. */
export function timelinePage(ctx: Context, page: Page, only?: Post) {
  const posts = only ? [only] : timeline(ctx, page.id);
  return layout({
    title: page.name,
    here: "facebook",
    narrow: true,
    body: html`
      <header class="page-head">
        <img src="${pictureUrl(ctx, page.id)}" alt="" width="96" height="96" />
        <div>
          <h1>${page.name}</h1>
          <p class="soft">${page.category} · ${page.followers.toLocaleString("en")} followers</p>
          <p>${page.about}</p>
          <p><a href="/facebook/apps">Apps and websites</a></p>
        </div>
      </header>
      ${only && html`<p><a href="/facebook/pages/${page.id}">All posts of ${page.name}</a></p>`}
      ${posts.length === 0 && empty("Nothing has been posted yet. What Postwright publishes to this page appears here.")}
      <div class="timeline">${posts.map((post) => postCard(ctx, page, post))}</div>
    `,
  });
}

/** One post as Facebook shows it: picture and name, time, text, image. */
function postCard(ctx: Context, page: Page, post: Post) {
  return html`<article class="post" id="post-${post.id}">
    <header>
      <img src="${pictureUrl(ctx, page.id)}" alt="" width="40" height="40" />
      <div>
        <strong>${page.name}</strong>
        <a class="soft" href="${permalink(ctx, post)}">${ago(post.createdAt)}</a>
      </div>
    </header>
    ${post.message && html`<p class="text">${lines(post.message)}</p>`}
    ${post.link && html`<p class="link"><a href="${post.link}" rel="noreferrer">${post.link}</a></p>`}
    ${post.photoIds.map((id) => html`<img class="photo" src="${photoUrl(ctx, id)}" alt="" />`)}
    <footer>
      ${ANSWERS.map(([kind, label]) => {
        const count = post.answers?.[kind];
        return html`<form method="post" action="/web/facebook/posts/${post.id}/${kind}">
          <button>${label}${count ? ` · ${count}` : ""}</button>
        </form>`;
      })}
    </footer>
  </article>`;
}
