import { IconButton } from "@sughurta/ui-kit";

export const example = (
  <IconButton icon="download" label="Print the policy" onClick={() => window.print()} />
);
