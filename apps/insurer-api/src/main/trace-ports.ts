import { tracePort } from "@sughurta/server-kit";
import type { Service } from "#src/sales/ports/service.ts";

type Ports = Pick<Service, "store" | "scanner" | "senders" | "till" | "providers">;

/** The same ports with a tracing span for each request to another machine. */
export function tracePorts({ store, scanner, senders, till, providers }: Ports): Ports {
  const { mail, sms } = senders;
  return {
    store: tracePort(store, "files", [
      "receive",
      "append",
      "whole",
      "accept",
      "discard",
      "read",
      "keep",
    ]),
    scanner: tracePort(scanner, "scanner", ["scan"]),
    senders: {
      ...(mail && { mail: tracePort(mail, "mail", ["send"]) }),
      ...(sms && { sms: tracePort(sms, "sms", ["send"]) }),
    },
    till: till && tracePort(till, "till", ["registerSale", "registerRefund", "ask"]),
    providers: new Map(
      [...providers].map(([operator, provider]) => [
        operator,
        tracePort(provider, "payment", ["start", "ask", "refund", "close"], {
          "payment.operator": operator,
        }),
      ]),
    ),
  };
}
