import { join } from "node:path";
import { clientModulesRunBy } from "@sughurta/tsup-config/client-modules";
import { expect, it } from "vitest";
import { ROOT } from "./repository.ts";

const entry = (name: string) => join(ROOT, "packages/shop/src", name);

it("prepares a shop in a server component, which runs no module for the browser", async () => {
  expect(await clientModulesRunBy(entry("server.ts"))).toEqual([]);
});

it("finds the modules for the browser behind the shop itself", async () => {
  const found = await clientModulesRunBy(entry("index.ts"));
  expect(found.join(" ")).toContain("packages/shop/src/shop/insurer-shop.tsx");
});
