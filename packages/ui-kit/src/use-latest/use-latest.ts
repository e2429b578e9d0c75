import { type RefObject, useEffect, useRef } from "react";

/** A ref to what the last render was given, for what runs later and must not run anew whenever it changes. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
