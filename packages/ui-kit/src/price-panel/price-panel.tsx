import { type ReactNode, useId, useState } from "react";
import { Button } from "../button/button.tsx";
import { classNames } from "../class-names.ts";
import { Dialog } from "../dialog/dialog.tsx";
import type { ElementAttributes } from "../element/element-attributes.ts";
import { withRef } from "../element/with-ref.ts";
import { Heading } from "../heading/heading.tsx";
import { PanelHead, type PanelHeadProps } from "./panel-head.tsx";

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
        footer={price}
      >
        {children}
      </Dialog>
    </aside>
  );
});
