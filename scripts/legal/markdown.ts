import { Marked, type Tokens } from "marked";

const marked = new Marked({
  renderer: {
    // With scope="col", screen readers announce a column's header with its cells.
    tablecell({ header, tokens }) {
      const content = this.parser.parseInline(tokens);
      return header ? `<th scope="col">${content}</th>` : `<td>${content}</td>`;
    },
  },
});

/** A legal text as HTML, without the page around it. */
export const toHtml = (markdown: string): string => marked.parse(markdown, { async: false });

/** The text of the first heading. */
export function titleOf(markdown: string): string {
  const isHeading = (token: { type: string }): token is Tokens.Heading => token.type === "heading";
  return marked.lexer(markdown).find(isHeading)?.text ?? "";
}
