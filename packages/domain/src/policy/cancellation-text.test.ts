import { expect, it } from "vitest";
import { cancellationText } from "./cancellation-text.ts";

it.each(["ru", "tg", "en"] as const)(
  "gives a last day only for a policy that has begun: %s",
  (language) => {
    const startDate = "2026-03-10";
    const texts = ["2026-03-09", "2026-03-10"].map((cancelledOn) =>
      cancellationText(language, { startDate, cancelledOn }),
    );
    expect(texts[0]).toContain("09.03.2026");
    expect(texts[0]).not.toMatch(/последний|охирин|last day/);
    expect(texts[1]).toMatch(/последний|охирин|last day/);
  },
);
