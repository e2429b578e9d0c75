import { type CopyPart, partsOf } from "./copy-rows.ts";

const modules = import.meta.glob<{ readonly texts: unknown }>(
  "../../../../{packages/*/src,apps/storefront/app}/**/texts/**/{ru,tg,en}.ts",
  { eager: true },
);

/** Every part of the product that has texts. */
export const allTexts = (): CopyPart[] => partsOf(modules);
