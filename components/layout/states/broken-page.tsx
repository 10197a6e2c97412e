/** What is said by the error's digest (lib/auth/page-error.ts). */
const KNOWN: Record<string, string> = {
  DATABASE_UNAVAILABLE:
    "Our database cannot be reached. Your posts are safe, and what was scheduled goes out as soon as it is back.",
  SERVER_BUSY:
    "There is more to do than we can do at once. Your posts are safe, and what was scheduled still goes out.",
};

/**
 * The page for a root failure: no providers, no translations, and a plain link instead of a router. It is part of
 * every page's bundle, so it imports nothing and uses the system font.
 */
export function BrokenPage({ digest }: { digest?: string }) {
  const known = KNOWN[digest ?? ""];
  const heading = known ? "Postwright needs a moment" : "Something broke on our side";
  return (
    <main className="mx-auto flex min-h-dvh max-w-[34rem] flex-col justify-center px-5 py-10 sm:px-8">
      <title>{`${heading} · Postwright`}</title>
      <div className="border bg-sheet px-6 py-14 sm:px-10">
        <h1 className="page-title">{heading}</h1>
        <p className="mt-2 text-ink-soft">
          {known
            ? `${known} Load the page again in a moment.`
            : "Your posts are safe, and what was scheduled still goes out. Load the page again; if it stays like this, wait a few minutes."}
        </p>
        {digest && !known && (
          <p className="mt-4 text-sm text-ink-soft">
            If you write to us, name this number: <span className="tabular-nums">{digest}</span>
          </p>
        )}
        {/* eslint-disable-next-line jsx-a11y/anchor-is-valid -- an empty address is that of this page */}
        <a
          href={known ? "" : "/"}
          className="mt-8 inline-flex h-control items-center rounded-md bg-press px-4 font-medium text-on-press hover:bg-press-deep"
        >
          {known ? "Load it again" : "Go to the home page"}
        </a>
      </div>
    </main>
  );
}
