import { ButtonLink, EmptyState } from "@sughurta/ui-kit";

export const example = (
  <EmptyState title="No policies yet" actions={<ButtonLink href="/boxes">Choose one</ButtonLink>}>
    Policies that you buy here are kept here.
  </EmptyState>
);
