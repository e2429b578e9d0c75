/** The part of node-smpp that we use; it has no types of its own. */
declare module "smpp" {
  import type { Server as NetServer } from "node:net";

  interface Pdu {
    readonly command: string;
    readonly command_status: number;
    readonly [field: string]: unknown;
    response(fields?: Readonly<Record<string, unknown>>): Pdu;
  }

  interface Session {
    on(event: "error", listener: (error: Error) => void): this;
    on(event: "close", listener: () => void): this;
    on(event: string, listener: (pdu: Pdu) => void): this;
    /** False if the connection is closed for writing. */
    send(pdu: Pdu, onResponse?: (pdu: Pdu) => void): boolean;
    destroy(): void;
  }

  interface Smpp {
    connect(options: {
      readonly host: string;
      readonly port: number;
      readonly tls: boolean;
      readonly servername?: string;
    }): Session;
    createServer(onSession: (session: Session) => void): NetServer;
    readonly PDU: new (command: string, fields?: Readonly<Record<string, unknown>>) => Pdu;
    /** Command states by name, such as `ESME_RTHROTTLED`. */
    readonly errors: Readonly<Record<string, number>>;
  }

  const smpp: Smpp;

  export type { Pdu, Session };
  export default smpp;
}
