import { bundleInMemory, chunksOf } from "./bundle-in-memory.ts";
const part = process.env.PART ?? "TravelQuickQuote";
const chunks = chunksOf(await bundleInMemory(`
  import { createRoot } from "react-dom/client";
  import { InsurerShop, ${part} } from "@sughurta/shop";
  createRoot(document.body).render(<InsurerShop insurer="" rulesHref="" privacyHref=""><${part} /></InsurerShop>);`, "own-chunk"));
const by = new Map(chunks.map((c) => [c.fileName, c]));
for (const c of chunks) {
  const mods = Object.keys(c.modules).map((m) => m.replace(/.*(node_modules|packages)\//, ""));
  if (mods.some((m) => m.includes(process.env.MOD ?? "zod/v4/core/schemas"))) {
    console.log("IN", c.fileName, mods.length, c.isDynamicEntry, mods.join(" "));
    console.log("IMPORTED BY", chunks.filter((x) => x.imports.includes(c.fileName)).map((x) => `${x.fileName}[${x.name}]`).join(" "));
  }
}
