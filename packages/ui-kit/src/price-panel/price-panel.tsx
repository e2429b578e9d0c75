import type { PatternFamily } from "@sughurta/ikat";
import { type ReactNode, useId, useState } from "react";
import { Button } from "../button/button.tsx";
import { Dialog } from "../dialog/dialog.tsx";
import { afterHistoryEntry } from "../dialog/use-history-entry.ts";
import { classNames, type ElementAttributes, withRef } from "../element/element.ts";
import { Heading } from "../heading/heading.tsx";
import { Pattern } from "../ikat/pattern.tsx";
import { useMinWidth } from "../min-width/use-min-width.ts";

export interface PricePanelProps extends ElementAttributes<"aside", "title"> {
  /** Name of the panel and of the dialog with its details. */
  readonly title: ReactNode;
  /** The subject of the price: the head of the column, omitted in a bar. */
  readonly sheet?: PanelHeadProps | undefined;
  /** A `Price`, always visible. */
  readonly price: ReactNode;
  /** Without a price a narrow screen has no bar. */
  readonly hasPrice: boolean;
  /** Opens the details on a narrow screen, such as "Подробнее". */
  readonly openText: string;
  readonly closeText: string;
  /** The action of the bar, repeated at the end of the dialog, which it closes first. */
  readonly action?: { readonly text: ReactNode; readonly onPress: () => void } | undefined;
  /** Subject and parts of the price; must be stateless, since it is moved into the dialog. */
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** The price beside a form: a column on wide screens, on narrow ones a bar whose details are a dialog. */
export const PricePanel = /* @__PURE__ */ withRef(function PricePanel({
  title,
  sheet,
  price,
  hasPrice,
  openText,
  closeText,
  action,
  children,
  className,
  ...attributes
}: PricePanelProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <aside
      {...attributes}
      className={classNames("sg-price-panel sg-price-bar", className)}
      aria-labelledby={`${id}-title`}
      data-priced={hasPrice ? "" : undefined}
    >
      {sheet ? <PanelHead {...sheet} /> : null}
      <div className="sg-price-panel__total">
        {price}
        <Button
          className="sg-price-panel__open"
          variant="quiet"
          iconEnd="chevron-up"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {openText}
        </Button>
      </div>
      <div className="sg-price-panel__details">
        <Heading level={2} className="sg-price-panel__title" id={`${id}-title`}>
          {title}
        </Heading>
        {open ? null : children}
      </div>
      <Dialog
        className="sg-price-details"
        open={open}
        onClose={() => setOpen(false)}
        title={title}
        closeText={closeText}
        footer={
          <div className="sg-price-details__foot">
            {price}
            {action ? (
              <Button
                size="large"
                iconEnd="arrow-right"
                onClick={() => afterHistoryEntry(action.onPress)}
              >
                {action.text}
              </Button>
            ) : null}
          </div>
        }
      >
        {children}
      </Dialog>
    </aside>
  );
});

/** The subject of a panel, as the head of a small sheet. */
export interface PanelHeadProps {
  readonly family: PatternFamily;
  readonly product: ReactNode;
}

/** Maximum width and height of the pattern, in pixels. */
const PATTERN_PX = { width: 420, height: 32 } as const;
/** Minimum width at which a panel may be a column, in rem. */
const COLUMN_REM = 60;

/** The pattern and the name of a product above its price; a bar has neither, nor loads the threads. */
function PanelHead({ family, product }: PanelHeadProps) {
  const mayBeColumn = useMinWidth(COLUMN_REM);
  return (
    <div className="sg-price-panel__head">
      <div className={classNames("sg-price-panel__pattern", `sg-pattern--${family}`)}>
        {mayBeColumn ? <Pattern family={family} {...PATTERN_PX} /> : null}
      </div>
      <p className="sg-price-panel__product">{product}</p>
    </div>
  );
}
