import { LazyBoundary } from "@sughurta/forms";
import { Skeleton, WakeNear } from "@sughurta/ui-kit";
import { lazy, useMemo } from "react";
import type { ActivationFormProps } from "./activation-form.tsx";

const ActivationForm = lazy(async () => ({
  default: (await import("./activation-form.tsx")).ActivationForm,
}));

const ON_ITS_WAY = <Skeleton shape="control" lines={3} />;

/** The activation form at the end of the catalogue; its code comes when the visitor does. */
export function Activation({ activationOrigins, sendCredentials, leaveTo }: ActivationFormProps) {
  const form = useMemo(
    () => (
      <LazyBoundary>
        <ActivationForm {...{ activationOrigins, sendCredentials, leaveTo }} />
      </LazyBoundary>
    ),
    [activationOrigins, sendCredentials, leaveTo],
  );
  return <WakeNear fallback={ON_ITS_WAY}>{form}</WakeNear>;
}
