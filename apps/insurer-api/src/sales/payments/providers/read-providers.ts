import { readFileSync } from "node:fs";
import { isPaymentOperator, PAYMENT_OPERATORS, type PaymentOperator } from "@sughurta/domain";
import { ConfigError } from "@sughurta/server-kit";
import * as z from "zod/mini";
import type { PaymentProvider } from "#src/sales/ports/payment-provider.ts";
import { alifProvider, alifSettings } from "./alif-provider.ts";
import { dushanbeCityProvider, dushanbeCitySettings } from "./dushanbe-city-provider.ts";
import {
  merchantProtocolProvider,
  merchantProtocolSettings,
} from "./merchant-protocol-provider.ts";
import { paylerProvider, paylerSettings } from "./payler-provider.ts";
import { paymentLinkProvider, paymentLinkSettings } from "./payment-link-provider.ts";

const providerSettings = z.discriminatedUnion("adapter", [
  paylerSettings,
  alifSettings,
  dushanbeCitySettings,
  paymentLinkSettings,
  merchantProtocolSettings,
]);
const fileSchema = z.record(z.string(), providerSettings);

type ProviderSettings = z.infer<typeof providerSettings>;

/**
 * The provider of each payment operator, from `PAYMENT_PROVIDERS_FILE`. Throws a `ConfigError` with a line for each
 * fault; none shows a value, which may be a key.
 */
export function readProviders(
  file: string,
  now: () => Date,
): ReadonlyMap<PaymentOperator, PaymentProvider> {
  const parsed = fileSchema.safeParse(readJson(file));
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map(
        (issue) =>
          `PAYMENT_PROVIDERS_FILE: ${issue.path.map(String).join(".") || "the file"}: ${getReason(issue)}`,
      ),
    );
  }
  const entries = Object.entries(parsed.data);
  const unknown = entries.map(([operator]) => operator).filter((one) => !isPaymentOperator(one));
  if (unknown.length > 0) {
    throw new ConfigError([
      `PAYMENT_PROVIDERS_FILE: ${unknown.join(", ")}: no such operator; there are ${PAYMENT_OPERATORS.join(", ")}`,
    ]);
  }
  return new Map(
    entries.flatMap(([operator, settings]) =>
      isPaymentOperator(operator) ? [[operator, createProvider(operator, settings, now)]] : [],
    ),
  );
}

function getReason(issue: z.core.$ZodIssue): string {
  if (issue.code === "unrecognized_keys") return `has no ${issue.keys.join(", ")}`;
  return issue.code === "invalid_union" ? "names no adapter that there is" : issue.message;
}

function createProvider(
  operator: PaymentOperator,
  settings: ProviderSettings,
  now: () => Date,
): PaymentProvider {
  switch (settings.adapter) {
    case "payler":
      return paylerProvider(operator, settings, now);
    case "alif":
      return alifProvider(operator, settings, now);
    case "dushanbe-city":
      return dushanbeCityProvider(operator, settings, now);
    case "payment-link":
      return paymentLinkProvider(operator, settings, now);
    case "merchant-protocol":
      return merchantProtocolProvider(operator, settings, now);
  }
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    // The parser's message quotes the file.
    const why = error instanceof SyntaxError ? "is not JSON" : "cannot be read";
    throw new ConfigError([`PAYMENT_PROVIDERS_FILE: the file ${why}`]);
  }
}
