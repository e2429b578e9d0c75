import { lazyComponent, lazyModule } from "@sughurta/lazy-module";

/** Panels that the first view of the account does not need: each is loaded with its tab. */
export const RecordsPanel = lazyComponent(
  lazyModule(() => import("../records/records-panel.tsx")),
  (module) => module.RecordsPanel,
);
export const PeoplePanel = lazyComponent(
  lazyModule(() => import("../people/people-panel.tsx")),
  (module) => module.PeoplePanel,
);
export const ProfilePanel = lazyComponent(
  lazyModule(() => import("../profile/profile-panel.tsx")),
  (module) => module.ProfilePanel,
);
export const MessagesPanel = lazyComponent(
  lazyModule(() => import("../messages/messages-panel.tsx")),
  (module) => module.MessagesPanel,
);
export const SecurityPanel = lazyComponent(
  lazyModule(() => import("../security/security-panel.tsx")),
  (module) => module.SecurityPanel,
);
