import { LazyBoundary } from "@sughurta/forms";
import { Skeleton, WakeNear } from "@sughurta/ui-kit";
import { lazy } from "react";

const SubscribeForm = lazy(async () => ({
  default: (await import("./subscribe-form.tsx")).SubscribeForm,
}));

const FORM = (
  <LazyBoundary>
    <SubscribeForm />
  </LazyBoundary>
);
const ON_ITS_WAY = <Skeleton shape="card" />;

/** The mailing list at the end of a page; its code comes when the visitor does. */
export function Subscription() {
  return <WakeNear fallback={ON_ITS_WAY}>{FORM}</WakeNear>;
}
