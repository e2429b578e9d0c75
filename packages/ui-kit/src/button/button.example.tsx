import { Button } from "@sughurta/ui-kit";

export const example = (
  <Button icon="card" onClick={() => window.print()}>
    Print the policy
  </Button>
);
