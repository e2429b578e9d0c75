import {
  type ComponentPropsWithRef,
  type ForwardedRef,
  forwardRef,
  type JSX,
  type ReactNode,
  type Ref,
  type RefCallback,
  type RefObject,
  useCallback,
} from "react";

/**
 * Attributes that a component passes to its element: `ref`, `id`, `data-*`, `aria-*`, events. `Own` are those that the
 * component defines or uses itself.
 */
export type ElementAttributes<
  Tag extends keyof JSX.IntrinsicElements,
  Own extends string = never,
> = Omit<ComponentPropsWithRef<Tag>, Own | "children" | "dangerouslySetInnerHTML">;

/** Passes `ref` to a component among its other properties: React 19 does, React 18 does not. */
export function withRef<Props extends object>(
  render: (props: Props) => ReactNode,
): (props: Props) => ReactNode {
  const component = forwardRef((props: object, ref: ForwardedRef<never>) =>
    render({ ...props, ref } as Props),
  );
  component.displayName = render.name;
  return component as unknown as (props: Props) => ReactNode;
}

/** The ref of an element that is used by both a component, as `own`, and its user. */
export function useSharedRef<Node>(
  own: RefObject<Node | null>,
  outer: Ref<Node> | undefined,
): RefCallback<Node> {
  return useCallback(
    (node: Node | null): ReturnType<RefCallback<Node>> => {
      own.current = node;
      if (typeof outer === "function") return outer(node);
      if (outer) outer.current = node;
      return undefined;
    },
    [own, outer],
  );
}

/** Joins class names, omitting empty ones. */
export function classNames(...names: ReadonlyArray<string | false | undefined>): string {
  return names.filter(Boolean).join(" ");
}

/** Whether the visitor has asked for less motion, or the browser cannot tell. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia?.("(prefers-reduced-motion: reduce)").matches !== false;
}
