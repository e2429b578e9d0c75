import { type DeviceClass, type FunnelChannel, getChannel } from "@sughurta/contracts/funnel";
import { isAttributionValue } from "@sughurta/domain";
import { getMotorChoice } from "@sughurta/domain/motor";

/** Header of a request as the server or a `Request` has it. */
type ReadHeader = (name: string) => string | null | undefined;

const BOTS =
  /bot|crawl|spider|slurp|preview|headless|lighthouse|monitor|curl|wget|python|java\/|go-http|node|facebookexternalhit|whatsapp\/|scan/i;
const BROWSER = /^Mozilla\//;
const TABLET = /iPad|Tablet|Android(?!.*Mobile)/i;
const PHONE = /Mobi|iPhone|Android/i;
const DESKTOP = /Windows NT|Macintosh|X11|Linux|CrOS/;

/** The device class of a browser; `undefined` for a robot, a link preview or a page that is only fetched ahead. */
export function getDeviceClass(header: ReadHeader): DeviceClass | undefined {
  const agent = header("user-agent") ?? "";
  const purpose = header("sec-purpose") ?? header("purpose") ?? "";
  if (!BROWSER.test(agent) || BOTS.test(agent) || /prefetch|prerender/.test(purpose)) {
    return undefined;
  }
  if (header("sec-ch-ua-mobile") === "?1") return "phone";
  if (TABLET.test(agent)) return "tablet";
  if (PHONE.test(agent)) return "phone";
  return DESKTOP.test(agent) ? "desktop" : "unknown";
}

const TRAVEL = new Set(["/travel", "/travel-order", "/travelnew"]);
const BOX = /^\/boxes\/(?:order\/)?([A-Za-z0-9_-]{1,80})$/;
const MOTOR = /^\/auto\/(?:order\/)?([A-Za-z0-9_-]{1,80})$/;

/**
 * The product that a page sells: `travel`, a motor product or the slug of a box; `undefined` for any other page. The
 * page of car insurance quotes the compulsory policy.
 */
export function productOfPath(path: string): string | undefined {
  if (TRAVEL.has(path)) return "travel";
  if (path === "/auto") return "MTPL";
  const motor = MOTOR.exec(path)?.[1];
  if (motor !== undefined) return getMotorChoice(motor)?.product;
  const slug = BOX.exec(path)?.[1];
  return slug === "order" ? undefined : slug;
}

/** The channel of an address by its `partner` and `utm_source`, with the partner. */
export function sourceOfSearch(search: URLSearchParams): {
  readonly channel: FunnelChannel;
  readonly partner?: string;
} {
  const valid = (name: string) => {
    const value = search.get(name);
    return isAttributionValue(value) ? value : undefined;
  };
  const partner = valid("partner");
  const channel = getChannel({ partner, source: valid("utm_source") });
  return partner === undefined ? { channel } : { channel, partner };
}
