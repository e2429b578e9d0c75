import { lazy } from "react";

/** Panels that no first view of the account needs: each comes with its tab. */
export const RecordsPanel = lazy(async () => ({
  default: (await import("../records/records-panel.tsx")).RecordsPanel,
}));
export const PeoplePanel = lazy(async () => ({
  default: (await import("../people/people-panel.tsx")).PeoplePanel,
}));
export const ProfilePanel = lazy(async () => ({
  default: (await import("../profile/profile-panel.tsx")).ProfilePanel,
}));
export const MessagesPanel = lazy(async () => ({
  default: (await import("../messages/messages-panel.tsx")).MessagesPanel,
}));
export const SecurityPanel = lazy(async () => ({
  default: (await import("../security/security-panel.tsx")).SecurityPanel,
}));
