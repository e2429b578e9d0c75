import { type RefObject, useEffect, useRef } from "react";

/** A ref to the value of the last render, for later callbacks that must not run again whenever it changes. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
