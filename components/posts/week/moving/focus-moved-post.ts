/** Gives the focus to a post's move button where it stands now, or to the week's title when it has left the week. */
export function focusMovedPost(postId: number): void {
  requestAnimationFrame(() => {
    const handle = document.querySelector<HTMLElement>(`[data-post="${postId}"] [data-move]`);
    (handle ?? document.getElementById("week-title"))?.focus();
  });
}
