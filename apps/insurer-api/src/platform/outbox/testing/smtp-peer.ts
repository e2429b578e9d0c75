import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { readMail } from "./read-mail.ts";
import { type PeerBehaviour, type SenderPeer, SLOW_MS } from "./sender-peer.ts";

/** The only login of the server. */
export const SMTP_LOGIN = { user: "polis", password: "a password of the mail server" };

/** A mail server that records the received emails. */
export interface SmtpPeer extends SenderPeer {
  /** Received emails with their headers, unchanged. */
  readonly sources: readonly string[];
  /** Names used in login attempts. */
  readonly logins: readonly string[];
  /** Envelope recipients. */
  readonly recipients: readonly string[];
}

const refusal = (responseCode: number) =>
  Object.assign(new Error("not taken: secret of the server"), { responseCode });

/** Starts a mail server: without TLS, as on a local machine, or with an untrusted certificate. */
export async function startSmtpPeer(
  port = 0,
  encryption: "none" | "tls" = "none",
): Promise<SmtpPeer> {
  const logins: string[] = [];
  const sources = new Map<string, string>();
  const recipients: string[] = [];
  let behaviour: PeerBehaviour = "takes";
  const server = new SMTPServer({
    secure: encryption === "tls",
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    closeTimeout: 10,
    logger: false,
    onAuth: ({ username = "", password }, _session, callback) => {
      logins.push(username);
      const isKnown = username === SMTP_LOGIN.user && password === SMTP_LOGIN.password;
      if (isKnown) callback(null, { user: username });
      else callback(refusal(535));
    },
    onRcptTo: ({ address }, _session, callback) => {
      if (behaviour === "isSilent") return;
      if (behaviour === "refusesForGood") callback(refusal(550));
      else {
        recipients.push(address);
        callback();
      }
    },
    onData: async (stream, _session, callback) => {
      const source = await text(stream);
      if (behaviour === "refusesForNow") return callback(refusal(451));
      sources.set(toKey(source), source);
      if (behaviour === "takesSlowly") setTimeout(callback, SLOW_MS);
      else callback();
    },
  });
  server.on("error", () => undefined);
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  return {
    port: (server.server.address() as AddressInfo).port,
    get behaviour() {
      return behaviour;
    },
    set behaviour(next) {
      behaviour = next;
    },
    get taken() {
      return [...sources].map(([key, source]) => ({
        key,
        recipient: recipients.at(-1) ?? "",
        text: readMail(source).parts[0]?.content.toString("utf8").replaceAll("\r\n", "\n") ?? "",
      }));
    },
    get sources() {
      return [...sources.values()];
    },
    recipients,
    logins,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

const toKey = (source: string) => /^Message-ID: <(.+)>/im.exec(source)?.[1] ?? "";
