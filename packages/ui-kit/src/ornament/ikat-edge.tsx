import { classNames } from "../class-names.ts";

export interface IkatEdgeProps {
  readonly thin?: boolean | undefined;
  readonly className?: string | undefined;
}

/** Woven edge in the brand's colours; decoration, to be used sparingly. */
export function IkatEdge({ thin = false, className }: IkatEdgeProps) {
  return <div className={classNames("sg-ikat", thin && "sg-ikat--thin", className)} aria-hidden />;
}
