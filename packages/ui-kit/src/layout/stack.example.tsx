import { Button, Stack } from "@sughurta/ui-kit";

export const example = (
  <Stack direction="row" gap="sm">
    <Button>Buy</Button>
    <Button variant="secondary">Keep for later</Button>
  </Stack>
);
