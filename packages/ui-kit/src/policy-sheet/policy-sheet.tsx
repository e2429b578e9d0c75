import type { PatternFamily } from "@sughurta/ikat";
import { type ReactNode, useRef, useState } from "react";
import { IconButton } from "../button/icon-button.tsx";
import { classNames, type ElementAttributes, withRef } from "../element/element.ts";
import { Heading } from "../heading/heading.tsx";
import { Pattern } from "../ikat/pattern.tsx";
import { VisuallyHidden } from "../layout/layout.tsx";

/** One fact of a sheet. */
export interface SheetFact {
  readonly key: string;
  readonly label: ReactNode;
  readonly value: ReactNode;
}

export interface PolicySheetProps extends ElementAttributes<"article", "title"> {
  /** Pattern family of the sheet. */
  readonly family: PatternFamily;
  /** The same seed generates the same pattern: the number of the policy. */
  readonly seed: number | string;
  /** Height of the pattern in pixels, 88 by default. */
  readonly patternHeight?: number | undefined;
  /** The pattern is animated from left to right, once. */
  readonly animated?: boolean | undefined;
  /** A line above the title with the status. */
  readonly state?: ReactNode;
  readonly title: ReactNode;
  /** The full name of the product, where the title is a shorter one. */
  readonly legalName?: ReactNode;
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
  patternHeight = 88,
  animated = false,
  state,
  title,
  legalName,
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
      <SheetPattern family={family} seed={seed} height={patternHeight} animated={animated} />
      <div className="sg-policy-sheet__body">
        <header className="sg-policy-sheet__head">
          {state ? <div className="sg-policy-sheet__state">{state}</div> : null}
          <Heading level={level} className="sg-policy-sheet__title">
            {title}
          </Heading>
          {number ? <SheetNumber {...number} /> : null}
          {legalName ? <p className="sg-policy-sheet__legal">{legalName}</p> : null}
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

export interface SheetPatternProps {
  readonly family: PatternFamily;
  readonly seed: number | string;
  /** In pixels. */
  readonly height: number;
  /** The threads appear from left to right, once. */
  readonly animated: boolean;
}

/** The widest sheet, in pixels. */
const WIDTH_PX = 720;

/** The band at the top of a sheet; the pattern of another family fades in over the previous one. */
function SheetPattern({ family, seed, height, animated }: SheetPatternProps) {
  const [shown, setShown] = useState<{ family: PatternFamily; before?: PatternFamily }>({ family });
  if (shown.family !== family) setShown({ family, before: shown.family });
  const families = shown.before === undefined ? [family] : [shown.before, family];
  return (
    <div
      className={classNames(
        "sg-policy-sheet__pattern",
        animated && "sg-policy-sheet__pattern--animated",
      )}
    >
      {families.map((one, index) => (
        <Pattern
          key={one}
          className={index > 0 ? "sg-policy-sheet__next-pattern" : undefined}
          family={one}
          seed={seed}
          width={WIDTH_PX}
          height={height}
        />
      ))}
    </div>
  );
}

/** A number to be read aloud and pasted: its text, and those of the button that copies it. */
export interface SheetNumberProps {
  readonly label: string;
  readonly value: string;
  readonly copyText: string;
  /** Announced once the number is in the clipboard. */
  readonly copiedText: string;
}

/** Ten digits as read aloud: four, three, three. */
const TEN_DIGITS = /^(\d{4})(\d{3})(\d{3})$/;

/** A number in groups, separated by CSS: it is one number when selected or searched for in the page. */
function SheetNumber({ label, value, copyText, copiedText }: SheetNumberProps) {
  const digits = useRef<HTMLElement>(null);
  const [isCopied, setCopied] = useState(false);
  const groups = TEN_DIGITS.exec(value)?.slice(1) ?? [value];

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      // Without a clipboard the number is selected: the browser's own menu copies it.
      if (digits.current) getSelection()?.selectAllChildren(digits.current);
    }
  }

  return (
    <div className="sg-policy-sheet__number">
      <p>
        <VisuallyHidden>{label} </VisuallyHidden>
        <strong ref={digits} className="sg-policy-sheet__digits" translate="no">
          {groups.map((group, index) => (
            <span key={`${index}-${group}`}>{group}</span>
          ))}
        </strong>
      </p>
      <IconButton icon={isCopied ? "check" : "copy"} label={copyText} onClick={copy} />
      <span role="status">
        <VisuallyHidden>{isCopied ? copiedText : null}</VisuallyHidden>
      </span>
    </div>
  );
}
