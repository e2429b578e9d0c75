import { Price, PricePanel, SummaryList } from "@sughurta/ui-kit";

export const example = (
  <PricePanel
    title="Your policy"
    price={<Price amount="1 234 TJS" />}
    hasPrice
    openText="Details"
    closeText="Close"
  >
    <SummaryList rows={[{ key: "days", term: "Days", value: "12" }]} />
  </PricePanel>
);
