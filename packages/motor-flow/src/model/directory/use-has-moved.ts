import { useFirstInteraction } from "@sughurta/api-client/react";
import { useCallback, useState } from "react";

/** Tells whether a visitor has moved on the page: before that nothing is asked for. */
export function useHasMoved(): boolean {
  const [hasMoved, setMoved] = useState(false);
  useFirstInteraction(useCallback(() => setMoved(true), []));
  return hasMoved;
}
