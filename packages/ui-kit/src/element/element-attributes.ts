import type { ComponentPropsWithRef, JSX } from "react";

/**
 * Attributes that a component passes to its element: `ref`, `id`, `data-*`, `aria-*`, events. `Own` are those that the
 * component defines or uses itself.
 */
export type ElementAttributes<
  Tag extends keyof JSX.IntrinsicElements,
  Own extends string = never,
> = Omit<ComponentPropsWithRef<Tag>, Own | "children" | "dangerouslySetInnerHTML">;
