import { BlockList, isIP } from "node:net";

const SMTP_PORT = 587;
const SMTPS_PORT = 465;
const SMPP_PORT = 2775;
const SMPPS_PORT = 3550;
/** Valid senders in mobile networks: a number, or a name of up to eleven characters. */
const SENDER = /^(\d{1,15}|[A-Za-z0-9 ._-]{1,11})$/;

/** Server that accepts outgoing emails. */
export interface MailServer {
  readonly host: string;
  readonly port: number;
  /** Only `loopback` has no TLS. */
  readonly encryption: "tls" | "startTls" | "loopback";
  readonly login: { readonly user: string; readonly password: string } | undefined;
}

/** An account at OsonSMS. */
export interface OsonSmsGateway {
  readonly protocol: "osonsms";
  /** Without a trailing slash. */
  readonly url: string;
  readonly login: string;
  readonly hash: string;
  /** Name shown to the recipient. */
  readonly from: string;
}

/** An account at an SMS centre. */
export interface SmppGateway {
  readonly protocol: "smpp";
  readonly host: string;
  readonly port: number;
  readonly tls: boolean;
  readonly systemId: string;
  readonly password: string;
  /** Name or number shown to the recipient. */
  readonly from: string;
}

/** Gateway that accepts outgoing SMS. */
export type SmsGateway = OsonSmsGateway | SmppGateway;

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8);
loopback.addAddress("::1", "ipv6");

/** Whether a host is the local machine. */
export function isLoopback(host: string): boolean {
  const family = isIP(host);
  return family === 0 ? host === "localhost" : loopback.check(host, family === 6 ? "ipv6" : "ipv4");
}

/** Reads `smtp://user:password@host:port` or `smtps://…`; `undefined` for any other text. */
export function readMailServer(address: string): MailServer | undefined {
  const url = parse(address);
  if (!url || (url.protocol !== "smtp:" && url.protocol !== "smtps:")) return undefined;
  const isTls = url.protocol === "smtps:";
  const host = getHost(url);
  return {
    host,
    port: Number(url.port) || (isTls ? SMTPS_PORT : SMTP_PORT),
    encryption: getEncryption(isTls, host),
    login: url.user === "" ? undefined : { user: url.user, password: url.password },
  };
}

function getEncryption(isTls: boolean, host: string): MailServer["encryption"] {
  if (isTls) return "tls";
  return isLoopback(host) ? "loopback" : "startTls";
}

/** Reads `osonsms://login:hash@host?from=…`, `smpp://system_id:password@host:port?from=…` or `smpps://…`. */
export function readSmsGateway(address: string): SmsGateway | undefined {
  const url = parse(address);
  if (!url || url.user === "" || url.password === "" || !SENDER.test(url.from)) return undefined;
  if (url.protocol === "osonsms:") return getOsonSms(url);
  if (url.protocol !== "smpp:" && url.protocol !== "smpps:") return undefined;
  const tls = url.protocol === "smpps:";
  return {
    protocol: "smpp",
    host: getHost(url),
    port: Number(url.port) || (tls ? SMPPS_PORT : SMPP_PORT),
    tls,
    systemId: url.user,
    password: url.password,
    from: url.from,
  };
}

function getOsonSms(url: ParsedUrl): OsonSmsGateway {
  const scheme = isLoopback(getHost(url)) ? "http" : "https";
  return {
    protocol: "osonsms",
    url: `${scheme}://${url.hostname}${url.port && `:${url.port}`}`,
    login: url.user,
    hash: url.password,
    from: url.from,
  };
}

interface ParsedUrl {
  readonly protocol: string;
  readonly hostname: string;
  readonly port: string;
  readonly user: string;
  readonly password: string;
  readonly from: string;
}

function parse(address: string): ParsedUrl | undefined {
  const url = URL.parse(address);
  if (!url || url.hostname === "") return undefined;
  const { protocol, hostname, port, username, password, searchParams } = url;
  try {
    return {
      protocol,
      hostname,
      port,
      user: decodeURIComponent(username),
      password: decodeURIComponent(password),
      from: searchParams.get("from") ?? "",
    };
  } catch {
    // A percent sign without a valid escape.
    return undefined;
  }
}

/** Sockets require an IPv6 address without the brackets of a URL. */
const getHost = ({ hostname }: Pick<ParsedUrl, "hostname">) => hostname.replace(/^\[(.*)\]$/, "$1");
