import type { PatternOptions } from "@sughurta/ikat";
import { lazyComponent, lazyModule } from "@sughurta/lazy-module";
import { classNames, type ElementAttributes, withRef } from "../element/element.ts";
import { LoadErrorBoundary } from "../load-error-boundary/load-error-boundary.tsx";
import { ServerRenderedSvg, useServerMarkup } from "../server-markup/server-markup.tsx";

/** The insured subject: each has a motif and a background of its own. */
export type PatternFamily = PatternOptions["family"];

export interface PatternProps
  extends PatternOptions,
    ElementAttributes<"svg", keyof PatternOptions> {
  readonly className?: string | undefined;
}

const PatternThreads = lazyComponent(
  lazyModule(() => import("./pattern-threads.tsx")),
  (module) => module.PatternThreads,
);

/**
 * The abr pattern of an insured subject, a decoration without text. It is as wide as its container; styles may set
 * another height. A server-rendered page contains the threads, which stay: the generator is fetched for others only.
 */
export const Pattern = /* @__PURE__ */ withRef(function Pattern({
  family,
  seed,
  width,
  height,
  thread,
  bundle,
  slip,
  className,
  ...attributes
}: PatternProps) {
  const options = { family, seed, width, height, thread, bundle, slip };
  const isServerRendered = useServerMarkup(JSON.stringify(options));
  const svg = {
    ...attributes,
    className: classNames("sg-pattern", `sg-pattern--${family}`, className),
    width: "100%",
    height,
    shapeRendering: "crispEdges",
    focusable: false,
  } as const;
  if (isServerRendered) return <ServerRenderedSvg {...svg} aria-hidden />;
  return (
    <svg {...svg} aria-hidden>
      <LoadErrorBoundary fallback={null} failed={null}>
        <PatternThreads {...options} />
      </LoadErrorBoundary>
    </svg>
  );
});
