import type { ContractShape } from "@sughurta/contracts/core";
import { type MyPolicy, myPolicies } from "@sughurta/contracts/policy";
import type { Language, PolicyType } from "@sughurta/domain";
import { and, eq } from "drizzle-orm";
import { policy } from "#src/platform/database/schema/sales.ts";
import { outbox } from "#src/platform/database/schema/service.ts";
import { findPolicyWithProduct } from "#src/sales/policies/policies.ts";
import { openPolicyFile } from "#src/sales/policies/policy-files.ts";
import { payOrder } from "./a-payment.ts";
import type { Send, TestService } from "./a-service.ts";
import { pdfPages } from "./pdf-pages.ts";

/** A policy with the texts that its holder receives. */
export interface BoughtPolicy {
  readonly buyer: Send;
  readonly policy: typeof policy.$inferSelect;
  readonly mail: string;
  readonly sms: string;
  readonly account: (language: Language) => Promise<MyPolicy>;
  /** Text of the document without spaces. */
  readonly document: (language: Language) => Promise<string>;
}

/** Saves an order as a guest, pays it, and returns the policy with its texts. */
export async function buyPolicy(
  api: TestService,
  policyType: PolicyType,
  save: ContractShape,
  { body, language }: { readonly body: unknown; readonly language?: Language },
): Promise<BoughtPolicy> {
  const buyer = api.as();
  const saved = await buyer(save, { body, ...(language && { language }) });
  const orderId = String(saved.data.id);
  const number = String((await payOrder(api, buyer, { orderId, policyType })).policyNumber);
  const { db } = api.service;
  const message = async (channel: "mail" | "sms") => {
    const isOfPolicy = and(eq(outbox.policyNumber, number), eq(outbox.channel, channel));
    const [found] = await db.select().from(outbox).where(isOfPolicy);
    return found?.body ?? "";
  };
  const [issued] = await db.select().from(policy).where(eq(policy.number, number));
  if (!issued) throw new Error(`There is no policy of the order: ${JSON.stringify(saved.data)}`);
  return {
    buyer,
    policy: issued,
    mail: await message("mail"),
    sms: await message("sms"),
    account: async (language) => {
      const [mine] = (await buyer(myPolicies, { language })).data as unknown as MyPolicy[];
      if (!mine) throw new Error("The account has no policy");
      return mine;
    },
    document: async (language) => {
      const policyWithProduct = await findPolicyWithProduct(db, number);
      if (!policyWithProduct) throw new Error("There is no policy");
      const { bytes } = await openPolicyFile(api.service, {
        policyWithProduct,
        file: "document",
        language,
      });
      const pdf = new Uint8Array(await new Response(bytes).arrayBuffer());
      return (await pdfPages(pdf)).map((page) => page.letters).join("");
    },
  };
}

/** Text without spaces, as extracted from a document. */
export const letters = (text: string) => text.replace(/\s/g, "");
