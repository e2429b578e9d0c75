import { LazyBoundary } from "@sughurta/forms";
import { lazyComponent, lazyModule } from "@sughurta/lazy-module";
import type { StepProps } from "./step-props.ts";

/** Loaded once options were removed: few buyers see it. */
const RemovedOptionsAlert = lazyComponent(
  lazyModule(() => import("./removed-options-alert.tsx")),
  (module) => module.RemovedOptionsAlert,
);

/** The options that a change of the car or of the programme has removed, where there are any (SPEC-91). */
export function RemovedOptions({ form }: Pick<StepProps, "form">) {
  if (Object.keys(form.values.removedOptions).length === 0) return null;
  return (
    <LazyBoundary fallback={null}>
      <RemovedOptionsAlert form={form} />
    </LazyBoundary>
  );
}
