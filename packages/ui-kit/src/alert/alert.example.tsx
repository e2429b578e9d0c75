import { Alert, Button } from "@sughurta/ui-kit";

export const example = (
  <Alert tone="warning" title="No connection" live="polite" actions={<Button>Try again</Button>}>
    What you wrote is kept on this device.
  </Alert>
);
