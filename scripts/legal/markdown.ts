const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text within a line: what HTML would read as its own, `code`, **strong**. */
function inline(text: string): string {
  return text
    .replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)
    .replace(/`([^`]+)`/g, "<code>$1</code>")
    .replace(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>");
}

function table(lines: readonly string[]): string {
  const rows = lines.map((line) =>
    line
      .replace(/^\||\|$/g, "")
      .split("|")
      .map((cell) => inline(cell.trim())),
  );
  const [head = [], , ...body] = rows;
  const top = head.map((cell) => `<th scope="col">${cell}</th>`).join("");
  const rest = body.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("\n");
  return `<table>\n<thead><tr>${top}</tr></thead>\n<tbody>\n${rest}\n</tbody>\n</table>`;
}

/**
 * The few forms of Markdown that the legal texts use: `#`, `##`, lists of `-`, tables, paragraphs of one line.
 * Answers HTML without a frame around it.
 */
export function toHtml(markdown: string): string {
  const blocks = markdown.trim().split(/\n{2,}/);
  return blocks
    .map((block) => {
      const lines = block.split("\n");
      const heading = /^(#{1,2}) (.+)$/.exec(block);
      if (heading?.[1] && heading[2])
        return `<h${heading[1].length}>${inline(heading[2])}</h${heading[1].length}>`;
      if (block.startsWith("|")) return table(lines);
      if (block.startsWith("- "))
        return `<ul>\n${lines.map((line) => `<li>${inline(line.slice(2))}</li>`).join("\n")}\n</ul>`;
      return `<p>${inline(lines.join(" "))}</p>`;
    })
    .join("\n");
}

/** The text of the first heading. */
export function titleOf(markdown: string): string {
  return /^# (.+)$/m.exec(markdown)?.[1] ?? "";
}
