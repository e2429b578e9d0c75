/** What a `User-Agent` says, the telling name first: browsers call themselves by several. */
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

/** The device of a session as its owner recognises it: `Chrome, Android`; nothing else of the header is kept. */
export function deviceOf(userAgent: string): string {
  const nameIn = (names: readonly (readonly [string, string])[]) =>
    names.find(([mark]) => userAgent.includes(mark))?.[1];
  return [nameIn(BROWSERS), nameIn(SYSTEMS)].filter((name) => name !== undefined).join(", ");
}
