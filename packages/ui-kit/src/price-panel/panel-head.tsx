import type { ClothFamily } from "@sughurta/ikat";
import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Cloth } from "../ikat/cloth.tsx";
import { useMinWidth } from "../min-width/use-min-width.ts";

/** The subject of a panel, as the head of a small sheet. */
export interface PanelHeadProps {
  readonly family: ClothFamily;
  readonly product: ReactNode;
}

/** Maximum width and height of the pattern, in pixels. */
const CLOTH_PX = { width: 420, height: 32 } as const;
/** Minimum width at which a panel may be a column, in rem. */
const COLUMN_REM = 60;

/** The pattern and the name of a product above its price; a bar has neither, nor loads the threads. */
export function PanelHead({ family, product }: PanelHeadProps) {
  const mayBeColumn = useMinWidth(COLUMN_REM);
  return (
    <div className="sg-price-panel__head">
      <div className={classNames("sg-price-panel__cloth", `sg-cloth--${family}`)}>
        {mayBeColumn ? <Cloth family={family} {...CLOTH_PX} /> : null}
      </div>
      <p className="sg-price-panel__product">{product}</p>
    </div>
  );
}
