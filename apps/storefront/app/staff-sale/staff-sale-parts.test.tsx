import { I18nProvider, preloadTexts } from "@sughurta/i18n";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { SaleNote } from "./staff-sale-parts.tsx";
import { staffSaleTexts } from "./staff-sale-texts.ts";

vi.mock("../session/browser-session.tsx", () => ({ useSessionKeeper: () => undefined }));
vi.mock("../shell/use-shell.ts", () => ({
  useShell: () => ({ config: { timeZone: "Asia/Dushanbe" } }),
}));
vi.mock("./staff-sale-memory.ts", () => ({
  staffSaleMemory: { read: () => ({ seller: "madina", expiresAt: "2026-11-29T20:30:00Z" }) },
}));

it("shows the end of a sale in the insurer's time, wherever the browser is", async () => {
  await preloadTexts("en", [staffSaleTexts]);
  const note = renderToStaticMarkup(
    <I18nProvider language="en">
      <SaleNote />
    </I18nProvider>,
  );
  expect(note).toContain("30.11.2026, 01:30");
});
