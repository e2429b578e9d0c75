import type { ClothOptions } from "@sughurta/ikat";
import { lazyComponent, lazyModule } from "@sughurta/lazy-module";
import { classNames } from "../class-names.ts";
import { LoadErrorBoundary } from "../load-error-boundary/load-error-boundary.tsx";
import { ServerRenderedSvg } from "./server-rendered-svg.tsx";
import { useServerMarkup } from "./use-server-markup.ts";

/** What is insured: each has a motif and a ground of its own. */
export type ClothFamily = ClothOptions["family"];

export interface ClothProps extends ClothOptions {
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
export function Cloth({ className, ...options }: ClothProps) {
  const isKept = useServerMarkup(JSON.stringify(options));
  const svg = {
    className: classNames("sg-cloth", `sg-cloth--${options.family}`, className),
    width: "100%",
    height: options.height,
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
}
