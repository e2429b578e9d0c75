import type { Language } from "@sughurta/domain";
import type { TitledPolicy } from "./titled-policy.ts";

/** Documents of policies: drawn once per language, then the file that was kept. */
export interface PolicyDocuments {
  /** The name under which the store has the document; whoever asks first has it drawn, the others wait for that. */
  storedAs(titled: TitledPolicy, language: Language): Promise<string>;
}
