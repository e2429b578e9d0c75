import { PanelTabs } from "@sughurta/ui-kit";

export const example = (
  <PanelTabs
    label="About the product"
    tabs={[
      { key: "cover", label: "What is covered", panel: <p>Treatment and medicine.</p> },
      { key: "terms", label: "Terms", panel: <p>Twelve months.</p> },
    ]}
  />
);
