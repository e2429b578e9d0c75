import { Icon } from "@sughurta/ui-kit";
import type { ReactNode } from "react";

/** Occasional actions of a policy, collapsed: a native disclosure, so that it opens without scripts. */
export function MoreActions({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <details className="sg-account__more">
      <summary>
        {label}
        <Icon name="chevron-down" />
      </summary>
      <div className="sg-account__more-actions">{children}</div>
    </details>
  );
}
