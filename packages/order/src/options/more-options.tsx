import { useTexts } from "@sughurta/i18n";
import { Icon } from "@sughurta/ui-kit";
import { type ReactNode, useState } from "react";
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
  const [isOpen, setOpen] = useState(hasChosen);
  return (
    <details
      className="sg-more-options"
      open={isOpen || hasChosen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="sg-more-options__line">
        {t("options.more", { count })}
        <Icon name="chevron-down" />
      </summary>
      <div className="sg-more-options__list">{children}</div>
    </details>
  );
}
