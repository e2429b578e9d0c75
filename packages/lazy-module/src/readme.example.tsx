import { lazyComponent, lazyModule } from "@sughurta/lazy-module";
import { Suspense } from "react";

const review = lazyModule(() => import("./review.example.tsx"));
const Review = lazyComponent(review, (module) => module.Review);

export const example = (
  <>
    <button type="button" onFocus={review.preload} onPointerEnter={review.preload}>
      Review
    </button>
    <Suspense fallback="Loading">
      <Review title="Your policy" />
    </Suspense>
  </>
);
