/** As wide and high as ‹ 2/3 ›. */
export function VersionSwitchPlace() {
  return <div aria-hidden className="h-control w-[calc(2*var(--control)+2.5rem)] max-sm:w-[6.25rem]" />;
}
