import { useFirstInteraction } from "@sughurta/api-client/react";
import { useCallback, useState } from "react";

/** Whether a visitor has interacted with the page: before that nothing is requested. */
export function useHasMoved(): boolean {
  const [hasMoved, setMoved] = useState(false);
  useFirstInteraction(useCallback(() => setMoved(true), []));
  return hasMoved;
}
