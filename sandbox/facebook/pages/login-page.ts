import { html } from "hono/html";
import type { Context } from "../../context";
import { vendorPage } from "../../web/vendor-page";
import { ALWAYS, SCOPES } from "../dialog-request";
import { facebookStore, pictureUrl, type Person } from "../entities";

/** The dialog for one person: which pages to share, what the app may (each can be switched off), continue or cancel. */
export function dialogPage(
  ctx: Context,
  offered: readonly string[],
  person: Person,
  others: { name: string; href: string }[],
) {
  const { pages } = facebookStore(ctx);
  const first = person.name.split(" ")[0];
  const choices = person.roles.flatMap((role) => {
    const page = pages.get(role.pageId);
    return page ? [{ page, canPost: role.tasks.includes("CREATE_CONTENT") }] : [];
  });
  return vendorPage(
    "facebook",
    "Log in",
    html`
      <div class="who">
        <img src="${pictureUrl(ctx, person.id)}" alt="" />
        <div>
          <h1>Continue as ${person.name}</h1>
          <small>Postwright will receive what is listed below.</small>
        </div>
      </div>
      ${
        others.length > 0 &&
        html`<p>
          Not ${first}?
          ${others.map((other, i) => html`${i > 0 ? ", " : ""}<a href="${other.href}">Log in as ${other.name}</a>`)}
        </p>`
      }
      <form method="post">
        <input type="hidden" name="person" value="${person.id}" />
        <fieldset>
          <legend>Choose the Pages you want Postwright to access</legend>
          ${choices.length === 0 && html`<p>${first} has no Pages.</p>`}
          ${choices.map(
            ({ page, canPost }) =>
              html`<label class="choice">
                <img src="${pictureUrl(ctx, page.id)}" alt="" />
                <span
                  >${page.name}<small
                    >${page.category}${canPost ? "" : ". Cannot be posted to by you"}</small
                  ></span
                >
                <input type="checkbox" name="page" value="${page.id}" checked />
              </label>`,
          )}
        </fieldset>
        <fieldset>
          <legend>Postwright may</legend>
          <input type="hidden" name="switches" value="1" />
          ${offered.map(
            (scope) =>
              html`<label class="choice">
                <span>${phrase(scope)}${scope === ALWAYS && html`<small>Required</small>`}</span>
                <input
                  type="checkbox"
                  name="allow"
                  value="${scope}"
                  checked
                  ${scope === ALWAYS ? "disabled" : ""}
                />
              </label>`,
          )}
        </fieldset>
        <div class="go">
          <button class="yes" name="decision" value="continue">Continue as ${first}</button>
          <button name="decision" value="cancel">Cancel</button>
        </div>
      </form>
    `,
  );
}

/** The page Meta shows when the app's request is wrong. */
export function dialogErrorPage(title: string, text: string) {
  return vendorPage(
    "facebook",
    "Error",
    html`<h1>${title}</h1>
      <p>${text}</p>`,
  );
}

function phrase(scope: string): string {
  const text = SCOPES[scope] ?? scope;
  return /^(your|the)\b/.test(text) ? `receive ${text}` : text;
}
