/** Names of the packages that were loaded; every copy of this module sees the same set. */
const LOADED = Symbol.for("@sughurta/loaded");
/** Those that were complained about. */
const TOLD = Symbol.for("@sughurta/told");

/**
 * Notes that a package with a React context was loaded. A second copy in one page is told to the page's
 * developer, once: what the provider of one copy gives, the components of the other never see.
 */
export function noteLoaded(packageName: string): void {
  // A server loads a module again whenever its developer saves a file.
  if (!("document" in globalThis)) return;
  if (!isNewIn(LOADED, packageName) && isNewIn(TOLD, packageName)) {
    console.warn(
      `Two copies of ${packageName} are on this page, and what the provider of one gives, the other does not see. Install one version of every @sughurta package (npm dedupe or pnpm dedupe; npm ls ${packageName} tells who brings which), or let the bundler take one (Vite: resolve.dedupe).`,
    );
  }
}

function isNewIn(key: symbol, name: string): boolean {
  const known: Set<string> = Reflect.get(globalThis, key) ?? new Set();
  Reflect.set(globalThis, key, known);
  const isNew = !known.has(name);
  known.add(name);
  return isNew;
}
