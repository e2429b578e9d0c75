import type { ClothOptions } from "@sughurta/ikat";
import { lazyComponent, lazyModule } from "@sughurta/lazy-module";
import { classNames } from "../class-names.ts";
import type { ElementAttributes } from "../element/element-attributes.ts";
import { withRef } from "../element/with-ref.ts";
import { LoadErrorBoundary } from "../load-error-boundary/load-error-boundary.tsx";
import { ServerRenderedSvg } from "./server-rendered-svg.tsx";
import { useServerMarkup } from "./use-server-markup.ts";

/** What is insured: each has a motif and a ground of its own. */
export type ClothFamily = ClothOptions["family"];

export interface ClothProps extends ClothOptions, ElementAttributes<"svg", keyof ClothOptions> {
  readonly className?: string | undefined;
}

const ClothThreads = lazyComponent(
  lazyModule(() => import("./cloth-threads.tsx")),
  (module) => module.ClothThreads,
);

/**
 * The abr cloth of what is insured, a decoration without words. It is as wide as its place; styles may give it another
 * height. A page rendered on a server carries the threads, which stay: the code that weaves them is fetched for others.
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
