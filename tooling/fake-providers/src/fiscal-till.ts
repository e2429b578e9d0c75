import { Hono } from "hono";
import { signedRequests } from "./signed-requests.ts";

/** Behaviour of the till: delayed, not at all, or with lost responses. */
export type TillBehaviour = "well" | "later" | "failing" | "refusing" | "losesResponses";

/** A receipt as it was registered. */
export interface TillReceipt {
  readonly id: string;
  readonly kind: "sale" | "refund";
  readonly sale?: string;
  readonly amount: number;
  readonly currency: string;
  readonly title: string;
  readonly policy_number: string;
}

/** Reference of the fiscal protocol (apps/docs/fiscal-protocol.md): what a till has to offer the shop. */
export function createFiscalTill({
  secret,
  now = () => new Date(),
}: {
  readonly secret: string;
  readonly now?: () => Date;
}) {
  const app = new Hono();
  const receipts = new Map<string, TillReceipt>();
  const till = { app, receipts, behaviour: "well" as TillBehaviour };
  const toReport = ({ id }: TillReceipt) =>
    till.behaviour === "later"
      ? { status: "pending" }
      : {
          status: "registered",
          number: `F-${id.slice(0, 8)}`,
          url: `https://till.example/${id}`,
          registered_at: now().toISOString(),
        };
  app.use("/receipts", signedRequests(secret, now));
  app.use("/receipts/*", signedRequests(secret, now));
  app.post("/receipts", async (context) => {
    const receipt: TillReceipt = await context.req.json();
    if (till.behaviour === "failing") return context.json({ error: "paper" }, 503);
    const sale = receipts.get(receipt.sale ?? receipt.id);
    const isBad =
      till.behaviour === "refusing" || (receipt.kind === "refund" && sale?.kind !== "sale");
    if (isBad) return context.json({ error: "refused" }, 409);
    // The same id again is the same receipt, whatever happened to the first response.
    if (!receipts.has(receipt.id)) receipts.set(receipt.id, receipt);
    if (till.behaviour === "losesResponses") return context.json({ error: "lost" }, 504);
    return context.json(toReport(receipt), 201);
  });
  app.get("/receipts/:id", (context) => {
    const receipt = receipts.get(context.req.param("id"));
    if (till.behaviour === "failing") return context.json({ error: "paper" }, 503);
    return receipt ? context.json(toReport(receipt)) : context.json({ error: "unknown" }, 404);
  });
  return till;
}
