/** `people[0].name` as its parts; a list of parts is given back as texts. */
export default function toPath(path: unknown): string[] {
  if (Array.isArray(path)) return path.map(String);
  return String(path)
    .split(/[.[\]]+/)
    .filter((part) => part !== "");
}
