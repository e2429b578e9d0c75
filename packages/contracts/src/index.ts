import type { ContractShape } from "./core/contract.ts";
import type * as everySubject from "./every-subject.ts";

export {
  allContracts,
  contentContracts,
  gatewayContracts,
  mainContracts,
} from "./all-contracts.ts";
export { getLoadShare } from "./load-share.ts";

/** The type of every endpoint, by its name. */
export type ContractsByName = {
  [Name in keyof typeof everySubject as (typeof everySubject)[Name] extends ContractShape
    ? Name
    : never]: (typeof everySubject)[Name];
};
