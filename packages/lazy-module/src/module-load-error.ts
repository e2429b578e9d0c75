/** Code that did not load, usually because the connection was lost; loading it again may help. */
export class ModuleLoadError extends Error {
  readonly code = "moduleLoad";
  override readonly name = "ModuleLoadError";

  constructor(options?: { readonly cause?: unknown }) {
    super("A part of the page did not load.", options);
  }
}
