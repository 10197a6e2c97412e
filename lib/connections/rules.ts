import type { FacebookPage } from "./types";

/**
 * The page to offer first: the only one that can be posted to, or the one that is named like the business.
 * @returns its id, or "" when the owner has to choose
 */
export function pageToOffer(pages: readonly FacebookPage[], businessName: string | undefined): string {
  const open = pages.filter(({ canPost }) => canPost);
  const isNamed = ({ name }: FacebookPage) =>
    businessName !== undefined && plain(name) === plain(businessName);
  const named = open.filter(isNamed);
  const [page] = open.length === 1 ? open : named;
  return page && (open.length === 1 || named.length === 1) ? page.id : "";
}

const plain = (name: string) => name.normalize("NFKC").trim().toLowerCase();
