import type { ClothFamily } from "@sughurta/ikat";
import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import type { ElementAttributes } from "../element/element-attributes.ts";
import { withRef } from "../element/with-ref.ts";
import { Heading } from "../heading/heading.tsx";
import { SheetCloth } from "./sheet-cloth.tsx";
import { SheetNumber, type SheetNumberProps } from "./sheet-number.tsx";

/** One fact of a sheet. */
export interface SheetFact {
  readonly key: string;
  readonly label: ReactNode;
  readonly value: ReactNode;
}

export interface PolicySheetProps extends ElementAttributes<"article", "title"> {
  /** Pattern family of the sheet. */
  readonly family: ClothFamily;
  /** The same seed generates the same pattern: the number of the policy. */
  readonly seed: number | string;
  /** Height of the pattern in pixels, 88 by default. */
  readonly clothHeight?: number | undefined;
  /** The pattern is animated from left to right, once. */
  readonly weaves?: boolean | undefined;
  /** A line above the title with the status. */
  readonly state?: ReactNode;
  readonly title: ReactNode;
  /** Level of the title in the page, 2 by default. */
  readonly level?: 1 | 2 | 3 | undefined;
  /** `large` where the sheet is the main content of the page. */
  readonly size?: "medium" | "large" | undefined;
  /** The number of the policy, which can be copied. */
  readonly number?: SheetNumberProps | undefined;
  /** The remaining term: its text, and its share of the whole from 0 to 1. */
  readonly left?: { readonly text: ReactNode; readonly share: number } | undefined;
  /** Names and values, such as the insured people. */
  readonly facts?: readonly SheetFact[] | undefined;
  /** A `QrCode`, 96 pixels wide. */
  readonly code?: ReactNode;
  /** A link to a phone call. */
  readonly phone?: ReactNode;
  /** Other content, above the actions. */
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

/** A policy as one sheet below its pattern, the same on every screen. */
export const PolicySheet = /* @__PURE__ */ withRef(function PolicySheet({
  family,
  seed,
  clothHeight = 88,
  weaves = false,
  state,
  title,
  level = 2,
  size = "medium",
  number,
  left,
  facts = [],
  code,
  phone,
  children,
  actions,
  className,
  ...article
}: PolicySheetProps) {
  return (
    <article
      {...article}
      className={classNames("sg-policy-sheet", `sg-policy-sheet--${size}`, className)}
    >
      <SheetCloth family={family} seed={seed} height={clothHeight} weaves={weaves} />
      <div className="sg-policy-sheet__body">
        <header className="sg-policy-sheet__head">
          {state ? <div className="sg-policy-sheet__state">{state}</div> : null}
          <Heading level={level} className="sg-policy-sheet__title">
            {title}
          </Heading>
          {number ? <SheetNumber {...number} /> : null}
        </header>
        {left ? (
          <div className="sg-policy-sheet__left">
            <p>{left.text}</p>
            <TermBar share={left.share} />
          </div>
        ) : null}
        {facts.length > 0 || code || phone ? (
          <div className="sg-policy-sheet__about">
            <dl className="sg-policy-sheet__facts">
              {facts.map(({ key, label, value }) => (
                <div key={key}>
                  <dt>{label}</dt>
                  <dd translate="no">{value}</dd>
                </div>
              ))}
            </dl>
            {code ? <div className="sg-policy-sheet__code">{code}</div> : null}
            {phone ? <div className="sg-policy-sheet__phone">{phone}</div> : null}
          </div>
        ) : null}
        {children}
        {actions ? <div className="sg-policy-sheet__actions">{actions}</div> : null}
      </div>
    </article>
  );
});

/** The remaining term as a bar of its share; the text beside it has the same value. */
function TermBar({ share }: { readonly share: number }) {
  const percent = 100 * Math.min(1, Math.max(0, share));
  return (
    <svg className="sg-policy-sheet__bar" width="100%" height="6" aria-hidden="true">
      <rect className="sg-policy-sheet__bar-left" width={`${percent}%`} height="6" rx="3" />
    </svg>
  );
}
