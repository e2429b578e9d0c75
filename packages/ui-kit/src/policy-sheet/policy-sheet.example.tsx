import { PolicySheet } from "@sughurta/ui-kit";

export const example = (
  <PolicySheet
    family="trip"
    seed="TR-2026-000017"
    title="Trip to Türkiye"
    number={{ label: "Number", value: "TR-2026-000017", copyText: "Copy", copiedText: "Copied" }}
    facts={[
      { key: "people", label: "Insured", value: "2 people" },
      { key: "days", label: "Days", value: "7 to 18 December" },
    ]}
  />
);
