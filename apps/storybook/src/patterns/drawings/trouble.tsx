import { Alert, Button, ButtonLink, EmptyState, Link, OtpField, Stack } from "@sughurta/ui-kit";
import type { Drawings } from "./drawing.ts";

/** What was typed stays, and the way out is there. */
export const offline: Drawings = {
  do: {
    picture: (
      <Alert
        tone="warning"
        title="No connection"
        live="off"
        actions={<Button variant="secondary">Try again</Button>}
      >
        What you wrote is kept on this device. By phone: <Link href="tel:5511">5511</Link>.
      </Alert>
    ),
    caption: "What is kept, what to do, and a number to call.",
  },
  dont: {
    picture: (
      <Alert tone="danger" title="Network error" live="off">
        Failed to fetch (ERR_NETWORK).
      </Alert>
    ),
    caption: "A message of the browser, without a way out.",
  },
};

/** Where the code went, and when another can be asked for. */
export const code: Drawings = {
  do: {
    picture: (
      <Stack>
        <OtpField
          name="code"
          label="Code from the SMS"
          hint="Sent to (992) 92-***-4567"
          value="481"
        />
        <p>Another code can be sent in 0:40.</p>
      </Stack>
    ),
    caption: "Where it went, and when another can be asked for.",
  },
  dont: {
    picture: (
      <Stack>
        <OtpField name="code" label="Verification" value="" error="This number is not registered" />
        <Button variant="secondary">Resend</Button>
      </Stack>
    ),
    caption: "It says whether a number is known, and lets codes be sent without a wait.",
  },
};

/** Why there is nothing, and the one thing that fills it. */
export const empty: Drawings = {
  do: {
    picture: (
      <EmptyState
        title="No policies yet"
        level={3}
        actions={<ButtonLink href="#boxes">Choose one</ButtonLink>}
      >
        Policies that you buy here are kept here.
      </EmptyState>
    ),
    caption: "Why it is empty, and the one thing that fills it.",
  },
  dont: {
    picture: <EmptyState title="No data" level={3} plain />,
    caption: "A dead end.",
  },
};
