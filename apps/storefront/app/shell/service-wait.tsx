import { useServiceWait } from "@sughurta/api-client/react";
import { BusyNotice, LazyBoundary } from "@sughurta/forms";

/** Notice on any page while its requests wait for an overloaded service. */
export function ServiceWait() {
  const seconds = useServiceWait();
  return seconds === undefined ? null : (
    <LazyBoundary fallback={null}>
      <BusyNotice seconds={seconds} />
    </LazyBoundary>
  );
}
