const corners = [
  "-top-6 -left-6",
  "-top-6 -right-6 -scale-x-100",
  "-bottom-6 -left-6 -scale-y-100",
  "-right-6 -bottom-6 -scale-100",
];

/** Crop marks: two hairlines at each corner of a sheet, whose wrapper is `relative`. Decorative. */
export function CropMarks() {
  return corners.map((corner) => (
    <svg
      key={corner}
      viewBox="0 0 24 24"
      aria-hidden
      className={`pointer-events-none absolute size-6 stroke-edge max-sm:hidden ${corner}`}
    >
      <path d="M24 0v14M0 24h14" />
    </svg>
  ));
}
