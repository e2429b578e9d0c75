import { Stack } from "@sughurta/ui-kit";
import { type ReactNode, useId } from "react";

export interface AccountSectionProps {
  readonly title: string;
  /** Purpose of the section, in a sentence. */
  readonly lead?: string | undefined;
  readonly children: ReactNode;
}

/** One section of a tab, with a heading of its own. */
export function AccountSection({ title, lead, children }: AccountSectionProps) {
  const id = useId();
  return (
    <Stack as="section" className="sg-account__section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lead ? <p>{lead}</p> : null}
      {children}
    </Stack>
  );
}
