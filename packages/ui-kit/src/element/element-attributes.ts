import type { ComponentPropsWithRef, JSX } from "react";

/**
 * What a part passes on to the element that it draws: `ref`, `id`, `data-*`, `aria-*`, events. `Own` are those that the
 * part names or uses itself.
 */
export type ElementAttributes<
  Tag extends keyof JSX.IntrinsicElements,
  Own extends string = never,
> = Omit<ComponentPropsWithRef<Tag>, Own | "children" | "dangerouslySetInnerHTML">;
