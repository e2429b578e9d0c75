import { useEffect, useState } from "react";
import { useNavigation } from "react-router";

/** A page that comes sooner needs no sign that it is on its way. */
const PATIENCE_MS = 150;

/** True while the next page keeps its visitor waiting. */
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
