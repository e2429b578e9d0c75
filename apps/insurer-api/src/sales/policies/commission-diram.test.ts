import fc from "fast-check";
import { expect, it } from "vitest";
import { commissionDiram } from "./partner-bookings.ts";

const premium = fc.integer({ min: 0, max: 9_000_000_000_000 });
const share = fc.integer({ min: 0, max: 10_000 });

it("never exceeds the premium, and rounds by at most half a diram", () => {
  fc.assert(
    fc.property(premium, share, (premiumDiram, shareBp) => {
      const commission = commissionDiram(premiumDiram, shareBp);
      expect(commission).toBeLessThanOrEqual(premiumDiram);
      const doubled = 2n * (BigInt(commission) * 10_000n - BigInt(premiumDiram) * BigInt(shareBp));
      expect(doubled <= 10_000n && doubled >= -10_000n).toBe(true);
    }),
  );
});

it("does not grow when the retained premium falls", () => {
  fc.assert(
    fc.property(premium, fc.nat(), share, (kept, lost, shareBp) => {
      expect(commissionDiram(kept, shareBp)).toBeLessThanOrEqual(
        commissionDiram(kept + lost, shareBp),
      );
    }),
  );
});
