export { lazyComponent } from "./lazy-component.tsx";
export { type LazyModule, lazyModule, ModuleLoadError } from "./lazy-module.ts";
