import type { CopyPart } from "./copy-rows.ts";

const modules = import.meta.glob<{ readonly texts: unknown }>(
  "../../../../{packages/*/src,apps/storefront/app}/**/texts/**/{ru,tg,en}.ts",
  { eager: true },
);

const PLACE =
  /(?:packages\/([\w-]+)\/src|(storefront)\/app)(?:\/(.*))?\/texts(?:\/(.*))?\/(ru|tg|en)\.ts$/;

/** Every part of the product that has texts. */
export function allTexts(): CopyPart[] {
  const parts = new Map<string, Record<string, unknown>>();
  for (const [file, { texts }] of Object.entries(modules)) {
    const [, name, site, folder, part, language = ""] = PLACE.exec(file) ?? [];
    const screen = [name ?? site, folder, part].filter(Boolean).join(", ");
    parts.set(screen, { ...parts.get(screen), [language]: texts });
  }
  return [...parts].map(([screen, { ru, tg, en }]) => ({ screen, texts: { ru, tg, en } }));
}
