/** At most twice as many addresses are remembered. */
const GENERATION_SIZE = 2_000;

/** Remembers the addresses of late in a bounded space: the older half goes at once. */
export class RecentAddresses {
  #young = new Set<string>();
  #old = new Set<string>();

  /** Notes an address; true when it was noted before. */
  note(key: string): boolean {
    if (this.#young.has(key) || this.#old.has(key)) return true;
    if (this.#young.size >= GENERATION_SIZE) {
      this.#old = this.#young;
      this.#young = new Set();
    }
    this.#young.add(key);
    return false;
  }
}
