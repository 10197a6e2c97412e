/** The Hungarian article before a name. */
const articleBefore = (name: string) => (/^\P{L}*[aáeéiíoóöőuúüű]/iu.test(name) ? "az" : "a");

/** Fills `{name}` slots; `{az}` and `{Az}` become the article before the business. */
export function fill(template: string, slots: Readonly<Record<string, string>>): string {
  const article = articleBefore(slots.business ?? "");
  const values: Readonly<Record<string, string>> = { ...slots, az: article, Az: article.replace("a", "A") };
  return template.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
}
