import type { Insurer } from "../insurer/insurer-provider.tsx";

/** An insurer for tests and stories, with changes. */
export function anInsurer(changes: Partial<Insurer> = {}): Insurer {
  return {
    supportPhone: "5511",
    assistancePhone: "+992 44 600 55 11",
    rulesHref: "/rules",
    privacyHref: "/politics",
    ...changes,
  };
}
