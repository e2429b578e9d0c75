import { useTexts } from "@sughurta/i18n";
import { Disclosure, Icon } from "@sughurta/ui-kit";
import type { ReactNode } from "react";
import { orderTexts } from "../texts/order-texts.ts";

export interface MoreOptionsProps {
  /** How many options are inside. */
  readonly count: number;
  /** One of them is chosen: what is paid for is in sight. */
  readonly hasChosen: boolean;
  readonly children: ReactNode;
}

/** The options that fewer people choose, folded into a line that says how many there are. */
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
