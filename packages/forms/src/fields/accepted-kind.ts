/** Tells whether a file is of a kind listed as in `accept`: `image/*,.pdf`; a drop is not asked by the browser. */
export function isAccepted(file: File, accept: string | undefined): boolean {
  const kinds = (accept ?? "")
    .split(",")
    .map((kind) => kind.trim().toLowerCase())
    .filter((kind) => kind !== "");
  const name = file.name.toLowerCase();
  const type = file.type.toLowerCase();
  const fits = (kind: string) => {
    if (kind.startsWith(".")) return name.endsWith(kind);
    return kind.endsWith("/*") ? type.startsWith(kind.slice(0, -1)) : type === kind;
  };
  return kinds.length === 0 || kinds.some(fits);
}
