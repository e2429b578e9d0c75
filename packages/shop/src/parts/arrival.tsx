import { type ReactNode, useEffect, useRef } from "react";
import { PartRoot } from "../root/part-root.tsx";

/** A screen that replaced another: it is scrolled into view and focused. */
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
