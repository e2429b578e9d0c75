/** A site of another company that sells our policies. */
export interface Partner {
  /** As it is written on orders. */
  readonly code: string;
  /** Publishable keys, such as the current one and the one before; each may stand in a page. */
  readonly keys: readonly string[];
  /** Origins of the partner's pages, matched exactly. */
  readonly origins: readonly string[];
  /** Pages a buyer may return to after paying; one that ends in `/*` allows everything below it. */
  readonly returnPages: readonly [string, ...string[]];
  /** Secrets by which a server of the partner proves that it names its visitors' addresses. */
  readonly serverSecrets: readonly string[];
  readonly withdrawn: boolean;
}
