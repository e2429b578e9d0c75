import type { ElementAttributes } from "../element/element-attributes.ts";

export interface QrCodeProps extends ElementAttributes<"svg"> {
  /** Content of the code. */
  readonly value: string;
  /** Description of the code. */
  readonly label: string;
  readonly className?: string | undefined;
}
