import type { ClaimState } from "@sughurta/domain";
import type { Tone } from "@sughurta/ui-kit";

/** How the state of a claim looks. */
export const stateTone: Readonly<Record<ClaimState, Tone>> = {
  registered: "info",
  papersAwaited: "warning",
  underReview: "info",
  paid: "success",
  refused: "danger",
};
