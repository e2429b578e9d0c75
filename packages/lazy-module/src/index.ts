export { useFirstInteraction, useHasInteracted } from "./first-interaction.ts";
export { lazyComponent } from "./lazy-component.tsx";
export { type LazyModule, lazyModule, ModuleLoadError } from "./lazy-module.ts";
