/**
 * Code that did not load. With a connection the site was usually updated: its older files no longer exist, and a reload
 * helps.
 */
export class ModuleLoadError extends Error {
  readonly code = "moduleLoad";
  override readonly name = "ModuleLoadError";
  /** Whether the browser had no connection when it failed. */
  readonly isOffline = globalThis.navigator?.onLine === false;

  constructor(options?: { readonly cause?: unknown }) {
    super("A part of the page did not load.", options);
  }
}
