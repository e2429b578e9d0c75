import type { ClothOptions } from "@sughurta/ikat";
import { lazyComponent, lazyModule } from "@sughurta/lazy-module";
import { classNames } from "../element/class-names.ts";
import { type ElementAttributes, withRef } from "../element/element.ts";
import { LoadErrorBoundary } from "../load-error-boundary/load-error-boundary.tsx";
import { ServerRenderedSvg, useServerMarkup } from "../server-markup/server-markup.tsx";

/** The insured subject: each has a motif and a background of its own. */
export type PatternFamily = ClothOptions["family"];

export interface ClothProps extends ClothOptions, ElementAttributes<"svg", keyof ClothOptions> {
  readonly className?: string | undefined;
}

const ClothThreads = lazyComponent(
  lazyModule(() => import("./cloth-threads.tsx")),
  (module) => module.ClothThreads,
);

/**
 * The abr pattern of an insured subject, a decoration without text. It is as wide as its container; styles may set
 * another height. A server-rendered page contains the threads, which stay: the generator is fetched for others only.
 */
export const Cloth = /* @__PURE__ */ withRef(function Cloth({
  family,
  seed,
  width,
  height,
  thread,
  bundle,
  slip,
  className,
  ...attributes
}: ClothProps) {
  const options = { family, seed, width, height, thread, bundle, slip };
  const isKept = useServerMarkup(JSON.stringify(options));
  const svg = {
    ...attributes,
    className: classNames("sg-cloth", `sg-cloth--${family}`, className),
    width: "100%",
    height,
    shapeRendering: "crispEdges",
    focusable: false,
  } as const;
  if (isKept) return <ServerRenderedSvg {...svg} aria-hidden />;
  return (
    <svg {...svg} aria-hidden>
      <LoadErrorBoundary fallback={null} failed={null}>
        <ClothThreads {...options} />
      </LoadErrorBoundary>
    </svg>
  );
});
