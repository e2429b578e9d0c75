import type { OrderHistory } from "@sughurta/order";
import { afterHistoryEntry } from "@sughurta/ui-kit";
import { useMemo } from "react";
import { useLocation, useNavigate } from "react-router";

const STEP_PARAMETER = "step";

/** The address with another step; its other parameters are unchanged. */
function searchWithStep(search: string, step: string): string {
  const parameters = new URLSearchParams(search);
  parameters.set(STEP_PARAMETER, step);
  return `?${parameters}`;
}

/**
 * Steps of an order as entries of the browser's history, in the address as `?step=` (SPEC-64). The server ignores the
 * parameter. An order handles its own scrolling.
 */
export function useStepHistory(): OrderHistory {
  const { search } = useLocation();
  const navigate = useNavigate();
  const step = new URLSearchParams(search).get(STEP_PARAMETER) ?? undefined;
  return useMemo(() => {
    const write = (next: string, replace: boolean) =>
      // An open dialog has a history entry of its own, and the step's entry must not follow it.
      afterHistoryEntry(
        () =>
          void navigate(searchWithStep(window.location.search, next), {
            replace,
            preventScrollReset: true,
          }),
      );
    return {
      step,
      push: (next) => write(next, false),
      replace: (next) => write(next, true),
    };
  }, [step, navigate]);
}
