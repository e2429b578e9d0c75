import { SummaryList } from "@sughurta/ui-kit";

export const example = (
  <SummaryList
    rows={[
      { key: "days", term: "Days", value: "12" },
      { key: "sum", term: "To pay", value: "1 234 TJS", strong: true },
    ]}
  />
);
