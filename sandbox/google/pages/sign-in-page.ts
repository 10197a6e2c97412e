import { html, raw } from "hono/html";
import { vendorPage } from "../../web/vendor-page";
import type { GooglePerson } from "../entities";

/** Who signs in, what Google says of the address, continue or cancel. */
export function signInPage(people: GooglePerson[]) {
  return vendorPage(
    "Google",
    "Sign in",
    html`<h1>Choose an account</h1>
      <p>to continue to Postwright, which will receive your name and email address</p>
      <form method="post">
        <fieldset>
          <legend>Account</legend>
          ${people.map(
            (person, i) =>
              html`<label class="choice">
                <input type="radio" name="person" value="${person.id}" ${i === 0 ? raw("checked") : ""} />
                <span
                  >${person.name}<small
                    >${person.email}${person.emailVerified ? "" : ", not verified"}</small
                  ></span
                >
              </label>`,
          )}
          <label class="choice"
            ><input
              type="radio"
              name="person"
              value="new"
              ${people.length === 0 ? raw("checked") : ""}
            />Somebody else</label
          >
          <div class="new">
            <label>Name <input name="name" autocomplete="off" /></label>
            <label>Email <input name="email" type="email" autocomplete="off" /></label>
          </div>
        </fieldset>
        <fieldset>
          <legend>What Google says of the address</legend>
          ${[
            ["as-is", "As it is"],
            ["yes", "Verified"],
            ["no", "Not verified"],
          ].map(
            ([value, text]) =>
              html`<label class="choice"
                ><input
                  type="radio"
                  name="verified"
                  value="${value}"
                  ${value === "as-is" ? raw("checked") : ""}
                />${text}</label
              >`,
          )}
        </fieldset>
        <div class="go">
          <button name="decision" value="cancel" formnovalidate>Cancel</button>
          <button class="yes" name="decision" value="continue">Continue</button>
        </div>
      </form>`,
  );
}

/** For a trip that has ended, or that another browser began. */
export function overPage() {
  return vendorPage(
    "Google",
    "Something went wrong",
    html`<h1>This sign-in is over</h1>
      <p>It took too long, or the sandbox was reset. Close this window and press the button again.</p>`,
  );
}
