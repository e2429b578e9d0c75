/** Browser names in a `User-Agent`, the most specific one first: browsers send several. */
const BROWSERS = [
  ["YaBrowser/", "Yandex Browser"],
  ["SamsungBrowser/", "Samsung Internet"],
  ["OPR/", "Opera"],
  ["Edg/", "Edge"],
  ["Firefox/", "Firefox"],
  ["FxiOS/", "Firefox"],
  ["CriOS/", "Chrome"],
  ["Chrome/", "Chrome"],
  ["Safari/", "Safari"],
] as const;

const SYSTEMS = [
  ["Android", "Android"],
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Windows", "Windows"],
  ["Mac OS X", "macOS"],
  ["Linux", "Linux"],
] as const;

/** Device of a session for display to its owner: `Chrome, Android`; nothing else of the header is stored. */
export function deviceOf(userAgent: string): string {
  const nameIn = (names: readonly (readonly [string, string])[]) =>
    names.find(([mark]) => userAgent.includes(mark))?.[1];
  return [nameIn(BROWSERS), nameIn(SYSTEMS)].filter((name) => name !== undefined).join(", ");
}
