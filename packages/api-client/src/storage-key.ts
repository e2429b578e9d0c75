const DEFAULT_STORAGE_KEY = "sughurta";

/** Name of an entry in the browser's storage, such as `sughurta.draft.travel`: two shops of one origin stay apart. */
export function storageKeyFor(
  { storageKey = DEFAULT_STORAGE_KEY }: { readonly storageKey?: string | undefined },
  what: string,
): string {
  return `${storageKey}.${what}`;
}
