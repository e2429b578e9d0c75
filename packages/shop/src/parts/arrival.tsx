import { type ReactNode, useEffect, useRef } from "react";
import { PartRoot } from "../root/part-root.tsx";

/** A screen that took the place of another: it comes into sight and has the focus. */
export function Arrival({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <PartRoot>
      <div ref={place} tabIndex={-1}>
        {children}
      </div>
    </PartRoot>
  );
}
