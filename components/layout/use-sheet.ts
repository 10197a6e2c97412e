import { useLoadedOnPress } from "./use-loaded-on-press";

const load = () => import("@/components/ui/sheet").then((module) => module.Sheet);

/** The sheet's component, for what opens one with a press. */
export function useSheet() {
  const { Loaded: Sheet, prepare, press } = useLoadedOnPress(load);
  return { Sheet, prepare, press };
}
