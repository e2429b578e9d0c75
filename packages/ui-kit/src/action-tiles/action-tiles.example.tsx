import { ActionTiles } from "@sughurta/ui-kit";

export const example = (
  <ActionTiles
    label="What would you like to do?"
    tiles={[
      { key: "claim", icon: "shield", title: "Report a claim", href: "/claim" },
      { key: "check", icon: "search", title: "Check a policy", href: "/verify" },
    ]}
  />
);
