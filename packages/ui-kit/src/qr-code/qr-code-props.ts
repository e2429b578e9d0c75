import type { ElementAttributes } from "../element/element-attributes.ts";

export interface QrCodeProps extends ElementAttributes<"svg"> {
  /** What the code says. */
  readonly value: string;
  /** What it is for, in words. */
  readonly label: string;
  readonly className?: string | undefined;
}
