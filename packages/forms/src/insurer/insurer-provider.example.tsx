import { InsurerProvider } from "@sughurta/forms";

export const example = (
  <InsurerProvider
    insurer={{
      supportPhone: "5511",
      assistancePhone: "+992 44 600 55 11",
      rulesHref: "/rules",
      privacyHref: "/privacy",
    }}
  >
    The screens.
  </InsurerProvider>
);
