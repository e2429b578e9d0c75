import { useEffect, useState } from "react";
import { useNavigation } from "react-router";

/** Below this duration a navigation shows no progress. */
const PATIENCE_MS = 150;

/** True while the next page is slow to load. */
export function useSlowNavigation(): boolean {
  const navigating = useNavigation().state !== "idle";
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!navigating) return;
    const timer = setTimeout(() => setSlow(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [navigating]);
  return slow;
}
