import { vi } from "vitest";
import { readAnyPhoto } from "../read-any-photo";

type Kept = { testEnvironment?: NodeJS.ProcessEnv };

/**
 * Makes the process what it was before its first test file: its files share the libraries, whose loading is slow, and
 * nothing else. Our own modules are evaluated anew, with what they keep on `globalThis`.
 */
export function freshProcess(): void {
  vi.resetModules();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  readAnyPhoto();
  for (const name of Object.keys(globalThis))
    if (name.startsWith("postwright")) Reflect.deleteProperty(globalThis, name);
  const kept = globalThis as Kept;
  kept.testEnvironment ??= { ...process.env };
  for (const name of Object.keys(process.env))
    if (!(name in kept.testEnvironment)) Reflect.deleteProperty(process.env, name);
  Object.assign(process.env, kept.testEnvironment);
}
