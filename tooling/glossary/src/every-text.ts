import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type FoundText, textsOfFile } from "./texts-of-a-file.ts";

/** Root of the repository. */
export const ROOT = join(import.meta.dirname, "../../..");

const PLACES = [
  "packages/*/src/**/texts/**/*.ts",
  "packages/messages/src/*/*.ts",
  "packages/domain/src/**/*-texts.ts",
  "apps/storefront/app/**/texts/*.ts",
  "apps/storefront/server/{gateway/failure-response,render/error-page}.ts",
  "apps/insurer-api/src/platform/{failures,texts}/*.ts",
  "apps/insurer-api/src/**/*-texts{,.ru,.tg,.en}.ts",
  "apps/insurer-api/src/identity/user/sms-codes.ts",
  "apps/insurer-api/src/products/{travel/travel-line,motor/motor-products}.ts",
  "apps/insurer-api/src/sandbox/*-pages.ts",
  "apps/insurer-api/src/content/files/document-pdf.ts",
  "apps/insurer-api/src/content/subscription/subscription-routes.ts",
  "tooling/demo-content/src/**/*.ts",
];

/** Every text for users with its file. */
export function everyText(): (FoundText & { readonly path: string })[] {
  const files = new Set(PLACES.flatMap((place) => globSync(place, { cwd: ROOT })));
  return [...files]
    .filter((path) => !path.endsWith(".test.ts"))
    .flatMap((path) =>
      textsOfFile(path, readFileSync(join(ROOT, path), "utf8")).map((text) => ({ path, ...text })),
    );
}
