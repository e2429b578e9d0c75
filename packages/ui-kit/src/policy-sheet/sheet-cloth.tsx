import type { ClothFamily } from "@sughurta/ikat";
import { useState } from "react";
import { classNames } from "../class-names.ts";
import { Cloth } from "../ikat/cloth.tsx";

export interface SheetClothProps {
  readonly family: ClothFamily;
  readonly seed: number | string;
  /** In pixels. */
  readonly height: number;
  /** The threads appear from left to right, once. */
  readonly weaves: boolean;
}

/** The widest sheet, in pixels. */
const WIDTH_PX = 720;

/** The band at the top of a sheet; the pattern of another family fades in over the previous one. */
export function SheetCloth({ family, seed, height, weaves }: SheetClothProps) {
  const [shown, setShown] = useState<{ family: ClothFamily; before?: ClothFamily }>({ family });
  if (shown.family !== family) setShown({ family, before: shown.family });
  const families = shown.before === undefined ? [family] : [shown.before, family];
  return (
    <div
      className={classNames("sg-policy-sheet__cloth", weaves && "sg-policy-sheet__cloth--woven")}
    >
      {families.map((one, index) => (
        <Cloth
          key={one}
          className={index > 0 ? "sg-policy-sheet__next-cloth" : undefined}
          family={one}
          seed={seed}
          width={WIDTH_PX}
          height={height}
        />
      ))}
    </div>
  );
}
