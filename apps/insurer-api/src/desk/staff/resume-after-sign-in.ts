import { deflateRawSync, inflateRawSync } from "node:zlib";
import { sealerFor } from "@sughurta/server-kit";
import type { Context } from "hono";
import type { SentForm } from "#src/desk/shell/fill-form.ts";
import { readForm } from "#src/platform/http/read-body.ts";
import type { Platform } from "#src/platform/platform.ts";

/** Seconds for which the fields of an expired session are restored after signing in. */
export const RESUME_SECONDS = 30 * 60;

/** Browsers accept cookies of 4,096 bytes, including name and attributes. */
const MAX_SEALED = 3_800;

const PURPOSE = "kept desk work";

/** Secret fields, which are never stored. */
const SECRET_FIELDS = /^(?:password|code|answer)/i;

/** The page and the form of a staff member whose session expired. */
interface StoredWork {
  /** Path of the desk with its query. */
  readonly page: string;
  /** The refused form; shown to the same staff member only. */
  readonly form?: SentForm & { readonly staffId: string };
}

type Needs = Pick<Platform, "config" | "now">;

const createSealer = ({ config }: Needs) => sealerFor(config.secrets.draft, PURPOSE);

/** An address as a path of the desk; the home page for an address of another origin. */
export function localPage(address: string, own: string): string {
  const found = URL.canParse(address, own) ? new URL(address, own) : undefined;
  if (found?.origin !== new URL(own).origin) return "/";
  const page = `${found.pathname}${found.search}`;
  return page.startsWith("//") ? "/" : page;
}

/**
 * The page and the submitted form of a request without a session. Reads the body only for a known staff member. Throws
 * 400, 408 and 413 as {@link readForm}.
 */
export async function loadWork(
  context: Context,
  deskUrl: string,
  staffId: string | undefined,
): Promise<StoredWork> {
  const { path, method } = context.req;
  const { search } = new URL(context.req.url);
  if (method === "GET" || method === "HEAD") return { page: localPage(path + search, deskUrl) };
  const page = localPage(context.req.header("referer") ?? path, deskUrl);
  if (staffId === undefined) return { page };
  const fields: [string, string][] = [];
  for (const [name, value] of await readForm(context.req.raw)) {
    if (typeof value === "string" && !SECRET_FIELDS.test(name)) fields.push([name, value]);
  }
  if (fields.length === 0) return { page };
  return { page, form: { staffId, action: path, fields } };
}

/** Encrypts work for a cookie. Texts that do not fit are shortened, and the form is marked as cut. */
export function sealWork(service: Needs, work: StoredWork): string {
  const until = service.now().getTime() + RESUME_SECONDS * 1_000;
  const sealed = (stored: StoredWork) => {
    const packed = deflateRawSync(JSON.stringify({ until, ...stored })).toString("base64");
    return createSealer(service).seal(packed, PURPOSE);
  };
  const whole = sealed(work);
  if (whole.length <= MAX_SEALED) return whole;
  if (!work.form) return sealed({ page: "/" });
  for (let length = 2_000; length >= 100; length -= 100) {
    const fields = work.form.fields.map(([name, value]) => [name, value.slice(0, length)] as const);
    const cut = sealed({ ...work, form: { ...work.form, fields, isCut: true } });
    if (cut.length <= MAX_SEALED) return cut;
  }
  return sealed({ page: work.page });
}

/** The work in a cookie; `undefined` after {@link RESUME_SECONDS}. */
export function openWork(service: Needs, cookie: string): StoredWork | undefined {
  const packed = createSealer(service).open(cookie, PURPOSE);
  if (packed === undefined) return undefined;
  const { until, ...work }: StoredWork & { until: number } = JSON.parse(
    inflateRawSync(Buffer.from(packed, "base64")).toString("utf8"),
  );
  return until > service.now().getTime() ? work : undefined;
}
