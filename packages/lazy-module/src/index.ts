export { lazyComponent } from "./lazy-component.tsx";
export { type LazyModule, lazyModule } from "./lazy-module.ts";
export { ModuleLoadError } from "./module-load-error.ts";
