import { Button, StyleRoot } from "@sughurta/ui-kit";

export const example = (
  <StyleRoot theme="light">
    <Button>Buy</Button>
  </StyleRoot>
);
