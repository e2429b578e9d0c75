import { createHash } from "node:crypto";
import { createFakeProvider, type FakeProvider } from "./fake-provider.ts";

/** A merchant of Dushanbe City. */
export interface DushanbeCityMerchant {
  readonly merchant: string;
  readonly secret: string;
}

const STATUSES = { open: 1, paid: 10, failed: 3, cancelled: 3 };

/** The card page of Dushanbe City: the browser posts XML to it, and it sends no webhooks. */
export function createDushanbeCity({ merchant, secret }: DushanbeCityMerchant): FakeProvider {
  const provider = createFakeProvider("Dushanbe City");
  const { app } = provider;
  const getSign = (order: string) =>
    createHash("md5").update(`${order}${merchant}${secret}`).digest("hex");
  const read = async (form: Record<string, unknown>) => {
    const xml = String(form.Request ?? "");
    const field = (name: string) =>
      new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]?.replaceAll("&amp;", "&") ?? "";
    const order = field("OrderId");
    return field("Sign") === getSign(order) ? { order, field } : undefined;
  };
  app.post("/pay/form.php", async (context) => {
    const request = await read(await context.req.parseBody());
    if (!request) return context.text("Wrong signature", 403);
    const { order: id, field } = request;
    provider.open({
      id,
      amount: Number(field("Amount")),
      currency: "TJS",
      successUrl: field("ApproveURL"),
      errorUrl: field("DeclineURL"),
    });
    return context.redirect(`/page/${id}`, 303);
  });
  app.post("/pay/CheckPay.php", async (context) => {
    const request = await read(await context.req.parseBody());
    const order = request && provider.find(request.order);
    if (!order) return context.body("<Response><Error>5</Error></Response>", 200);
    const amount = order.status === "paid" ? order.paid : order.amount;
    return context.body(
      `<?xml version="1.0"?><Response><OrderId>${order.id}</OrderId><WithdrawalStatus>${STATUSES[order.status]}</WithdrawalStatus><Amount>${amount}</Amount></Response>`,
      200,
      { "Content-Type": "text/xml" },
    );
  });
  return provider;
}
