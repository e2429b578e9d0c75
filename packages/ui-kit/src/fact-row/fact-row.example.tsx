import { FactRow } from "@sughurta/ui-kit";

export const example = (
  <FactRow
    facts={[
      { key: "licence", title: "Licence No. 0042", text: "National Bank of Tajikistan" },
      { key: "decision", title: "4 working days", text: "to a decision on a claim" },
    ]}
  />
);
