import { Alert, Badge, Button, Price, Spinner, Stack, SummaryList } from "@sughurta/ui-kit";
import type { Drawings } from "./drawing.ts";

/** A price that stays in its place while it is counted, against one that goes away. */
export const movingPrice: Drawings = {
  do: {
    picture: (
      <Stack>
        <Price
          label="Price of the policy"
          amount="435 TJS"
          stale
          staleText="Counting…"
          live={false}
        />
        <Price
          label="Price of the policy"
          amount="450 TJS"
          note="15 TJS more: luggage"
          live={false}
        />
      </Stack>
    ),
    caption: "The old price is dimmed in its place; then what changed it is said.",
  },
  dont: {
    picture: (
      <Stack>
        <Spinner label="Loading" />
        <Button disabled>Buy</Button>
      </Stack>
    ),
    caption: "The price goes away and the button with it: what it was is forgotten.",
  },
};

/** What is waited for, and how long it takes. */
export const waiting: Drawings = {
  do: {
    picture: (
      <Alert
        tone="info"
        title="The bank is checking the payment"
        actions={<Button variant="secondary">Show a receipt</Button>}
      >
        It usually takes one minute. You can close this page: the policy comes by SMS.
      </Alert>
    ),
    caption: "What is waited for, how long, and that nothing is lost.",
  },
  dont: {
    picture: (
      <Stack>
        <Spinner label="Please wait" />
        <p>Do not close or refresh this page!</p>
      </Stack>
    ),
    caption: "A wheel without an end, and a threat.",
  },
};

/** The state, what is done and what comes next. */
export const claim: Drawings = {
  do: {
    picture: (
      <Stack>
        <p>
          <Badge tone="info">Under review</Badge>
        </p>
        <SummaryList
          rows={[
            { key: "done", term: "Papers received", value: "5 March" },
            { key: "next", term: "Decision", value: "by 19 March", strong: true },
          ]}
        />
      </Stack>
    ),
    caption: "The state, what is done, and the day of the next step.",
  },
  dont: {
    picture: (
      <SummaryList
        rows={[
          { key: "status", term: "Status", value: "IN_PROGRESS" },
          { key: "updated", term: "Updated", value: "2026-03-05T09:14:02Z" },
        ]}
      />
    ),
    caption: "A word of the system, and no day to wait for.",
  },
};
