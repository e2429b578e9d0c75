import { type ForwardedRef, forwardRef, type ReactNode } from "react";

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
