/** How often each package was loaded; every copy of this module uses the same counter. */
const LOADED = Symbol.for("@sughurta/loaded");

/**
 * Counts how often a package with a React context was loaded. A second copy on one page is reported in the console,
 * once: components of one copy do not see the providers of the other.
 */
export function registerInstance(packageName: string): void {
  // A development server loads a module again on each save.
  if (!("document" in globalThis)) return;
  const times: Map<string, number> = Reflect.get(globalThis, LOADED) ?? new Map();
  Reflect.set(globalThis, LOADED, times);
  const loaded = (times.get(packageName) ?? 0) + 1;
  times.set(packageName, loaded);
  if (loaded === 2) {
    console.warn(
      `Two copies of ${packageName} share no providers. Install one version (npm dedupe, pnpm dedupe).`,
    );
  }
}
