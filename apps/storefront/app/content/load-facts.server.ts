import { proofs } from "@sughurta/contracts/content";
import type { FactRowItem } from "@sughurta/ui-kit";
import type { Services } from "#server/render/services.ts";

/** Facts that give reason to trust the insurer; none where it publishes none or they cannot be loaded. */
export function loadFacts(services: Services): Promise<readonly FactRowItem[]> {
  const facts = services.content
    .find(proofs)
    .then((list = []) =>
      list.map(({ id, title, description }) => ({ key: id, title, text: description })),
    );
  return services.optional<readonly FactRowItem[]>(facts, []);
}
