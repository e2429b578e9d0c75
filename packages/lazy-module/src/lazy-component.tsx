import * as React from "react";
import type { LazyModule } from "./lazy-module.ts";

/**
 * A component of a lazy module, to be shown within a `Suspense` and an error boundary. Unlike with React's `lazy`, it
 * is rendered at once where its module is loaded, and a failure is not permanent.
 */
export function lazyComponent<Module, Props extends object>(
  module: LazyModule<Module>,
  pick: (module: Module) => React.ComponentType<Props>,
): React.ComponentType<Props> {
  function componentNow(): React.ComponentType<Props> {
    const loaded = module.now();
    if (loaded !== undefined) return pick(loaded);
    const error = module.failure();
    if (error) throw error;
    return React.lazy(async () => ({ default: pick(await module.load()) }));
  }

  return function LazyComponent(props: Props) {
    const [Component] = React.useState<React.ComponentType<Props>>(componentNow);
    return <Component {...props} />;
  };
}
