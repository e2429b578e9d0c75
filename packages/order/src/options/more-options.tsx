import { useTexts } from "@sughurta/i18n";
import { Disclosure, Icon } from "@sughurta/ui-kit";
import type { ReactNode } from "react";
import { orderTexts } from "../texts/order-texts.ts";

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
