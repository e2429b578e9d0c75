import { useTexts } from "@sughurta/i18n";
import { classNames, Disclosure, type ElementAttributes, Icon, withRef } from "@sughurta/ui-kit";
import type { ReactNode } from "react";
import { orderTexts } from "../texts/order-texts.ts";

export interface FieldGroupProps extends ElementAttributes<"fieldset", "title"> {
  readonly title: ReactNode;
  /**
   * The heading of the step, or the label of the only field, has the same text: the title is for screen readers only.
   */
  readonly titleHidden?: boolean | undefined;
  /** A sentence under the title. */
  readonly hint?: ReactNode;
  readonly children: ReactNode;
}

/** Fields of an order that belong together under a heading of their own. */
export const FieldGroup = /* @__PURE__ */ withRef(function FieldGroup({
  title,
  titleHidden = false,
  hint,
  children,
  className,
  ...fieldset
}: FieldGroupProps) {
  return (
    <fieldset {...fieldset} className={classNames("sg-group", className)}>
      <legend className={classNames("sg-group__title", titleHidden && "sg-group__title--hidden")}>
        {title}
      </legend>
      {hint ? <p className="sg-group__hint">{hint}</p> : null}
      {children}
    </fieldset>
  );
});

export interface MoreOptionsProps {
  /** Number of options inside. */
  readonly count: number;
  /** One of them is chosen: options that are paid for are visible. */
  readonly hasChosen: boolean;
  readonly children: ReactNode;
}

/** The less common options, collapsed into a line with their number. */
export function MoreOptions({ count, hasChosen, children }: MoreOptionsProps) {
  const { t } = useTexts(orderTexts);
  return (
    <Disclosure
      className="sg-more-options"
      lineClassName="sg-more-options__line"
      staysOpen={hasChosen}
      line={
        <>
          {t("options.more", { count })}
          <Icon name="chevron-down" />
        </>
      }
    >
      <div className="sg-more-options__list">{children}</div>
    </Disclosure>
  );
}
