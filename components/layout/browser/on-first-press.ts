/** Calls `work` with the first press of a pointer or a key anywhere. @returns a function that stops waiting for it */
export function onFirstPress(work: () => void): () => void {
  const names = ["pointerdown", "keydown"];
  const stop = () => names.forEach((name) => removeEventListener(name, first));
  const first = () => {
    stop();
    work();
  };
  for (const name of names) addEventListener(name, first);
  return stop;
}
