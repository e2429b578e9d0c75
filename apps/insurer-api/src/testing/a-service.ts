import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ContractShape, fillPath, fromWire, toWire } from "@sughurta/contracts/core";
import { logIn } from "@sughurta/contracts/session";
import { LoadLimiter } from "@sughurta/server-kit";
import { and, eq } from "drizzle-orm";
import { TestClock } from "pg-boss";
import type { Seed } from "#src/content/schema/seed-types.ts";
import { type AccessClaims, signAccessToken, signSiteToken } from "#src/identity/auth/tokens.ts";
import { buildApp } from "#src/main/build-app.ts";
import { createService } from "#src/main/create-service.ts";
import type { Readiness } from "#src/main/health-pages.ts";
import { seedAll } from "#src/main/seed/seed-all.ts";
import { serviceJobs } from "#src/main/service-jobs.ts";
import type { DatabaseHandle } from "#src/platform/database/database.ts";
import { refreshToken, user, userSession } from "#src/platform/database/schema/service.ts";
import { type JobHandler, JobStore } from "#src/platform/jobs/jobs.ts";
import { createLog } from "#src/platform/observability/log.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { openTemplate } from "./database-template.ts";
import { seed as demonstration } from "./demo-content.ts";
import { readTestConfig, START, TEST_SECRETS } from "./test-settings.ts";

const SESSION_MS = 30 * 86_400_000;
/** Login of the service account. */
export const serviceLogin = ({ service }: Pick<TestService, "service">) => {
  const { username, passwords } = service.config.service;
  return { username, password: passwords[0] };
};

/** Credentials with which the site gets its token. */
export const SITE_CREDENTIALS: Readonly<Record<string, string>> = {
  Authorization: `Basic ${Buffer.from(`storefront:${TEST_SECRETS.SITE_TOKEN_SECRET}`).toString("base64")}`,
};

/** A parsed response. */
export interface TestResponse {
  readonly status: number;
  readonly headers: Headers;
  /** In camelCase. */
  readonly data: Record<string, unknown>;
}

/** A request of a test. */
export interface TestRequest {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  /** In camelCase. */
  readonly body?: unknown;
  /** A form, or the raw bytes of a multipart request. */
  readonly form?: FormData | string | ReadableStream<Uint8Array>;
  readonly key?: string;
  readonly language?: string;
  readonly headers?: Record<string, string>;
}

export type Send = (contract: ContractShape, request?: TestRequest) => Promise<TestResponse>;

/** A whole service on a database of its own, with an adjustable clock. */
export interface TestService {
  readonly service: Service;
  readonly app: ReturnType<typeof buildApp>;
  readonly readiness: Readiness;
  /** Sends as a guest; a new one by default. */
  as(visitorId?: string): Send;
  /** Sends as a signed-in user. */
  asUser(userId: string): Send;
  /** Moves the clock forward. */
  pass(milliseconds: number): void;
  /** Milliseconds of each pause that the service requested; pauses end immediately in tests. */
  readonly pauses: readonly number[];
  /** Whether webhooks of the sandbox bank arrive. */
  bankReaches: boolean;
  /** Does the due jobs of a queue, with some ports or settings replaced. */
  work<Needs>(handler: JobHandler<Needs, never>, changes?: Partial<Needs>): Promise<void>;
  close(): Promise<void>;
}

export async function aService(
  environment: Record<string, string> = {},
  open?: () => Promise<DatabaseHandle>,
  { seed }: { readonly seed: Seed | undefined } = { seed: demonstration },
): Promise<TestService> {
  const dataDir = await mkdtemp(join(tmpdir(), "insurer-api-"));
  const config = readTestConfig({ DATA_DIR: dataDir, ...environment });
  let now = START;
  const isDemonstration = config.sandbox && !config.specimens && seed === demonstration;
  const database = open
    ? await open()
    : await openTemplate(isDemonstration ? "demonstration" : "empty");
  const log = createLog("silent");
  const clock = new TestClock(START);
  let isSet = Promise.resolve();
  const handlers = serviceJobs((request) => deliver(request));
  const jobStore = await JobStore.open(database, handlers, log, { clock });
  const created = createService(config, { ...database, jobs: jobStore.jobs }, log, () => now);
  // Unlimited disk space, since the disk of the test machine may be nearly full.
  const pauses: number[] = [];
  const service = {
    ...created,
    disk: { freeBytes: async () => Number.POSITIVE_INFINITY },
    // A busy test machine refuses no request.
    load: new LoadLimiter({ probe: async () => undefined }),
    pause: async (milliseconds: number) => {
      pauses.push(milliseconds);
    },
  };
  await seedAll(service, seed);
  const readiness: Readiness = { draining: false };
  const deliver = async (request: Request) => {
    if (!testService.bankReaches) throw new Error("The line is cut");
    return app.request(request);
  };
  const app = buildApp(service, { readiness, seed, deliver });
  const [account] = await service.db
    .select()
    .from(user)
    .where(and(eq(user.role, "service"), eq(user.username, config.service.username)));
  const accountId = account?.id ?? "";

  const send =
    (loadHeaders: (contract: ContractShape) => Promise<Record<string, string>>): Send =>
    async (contract, request = {}) => {
      const query = new URLSearchParams(request.query).toString();
      const path = fillPath(contract.path, request.params ?? {}) + (query && `?${query}`);
      const response = await app.request(path, {
        method: contract.method,
        headers: {
          ...(await loadHeaders(contract)),
          ...(request.body === undefined ? {} : { "Content-Type": "application/json" }),
          ...(request.key === undefined ? {} : { "Idempotency-Key": request.key }),
          ...(request.language === undefined ? {} : { "Accept-Language": request.language }),
          ...request.headers,
        },
        ...(request.body === undefined ? {} : { body: JSON.stringify(toWire(request.body)) }),
        ...(request.form === undefined ? {} : { body: request.form, duplex: "half" }),
      });
      const isJson = response.headers.get("content-type")?.includes("json");
      // A response to HEAD has no body, whatever its headers say.
      const text = isJson ? (await response.text()) || "{}" : "{}";
      const data = fromWire(JSON.parse(text)) as Record<string, unknown>;
      return { status: response.status, headers: response.headers, data };
    };
  const tokenFor = async (contract: ContractShape, claims: () => Promise<AccessClaims>) => {
    if (contract.auth === "none" && contract !== logIn) return {};
    const token =
      contract.auth === "site"
        ? await signSiteToken(TEST_SECRETS.SITE_TOKEN_SECRET, now)
        : await signAccessToken(await claims(), TEST_SECRETS.USER_TOKEN_SECRET, now);
    return { Authorization: `Bearer ${token}` };
  };
  const byAccount = async () => ({ userId: accountId, role: "service", sessionId: "-" }) as const;
  const byUser = (userId: string) => {
    let session: Promise<AccessClaims> | undefined;
    return () => {
      session ??= signIn(userId);
      return session;
    };
  };
  const signIn = async (userId: string): Promise<AccessClaims> => {
    const family = randomUUID();
    const expiresAt = new Date(now.getTime() + SESSION_MS);
    await service.db
      .insert(userSession)
      .values({ id: family, userId, device: "", startedAt: now, seenAt: now });
    await service.db
      .insert(refreshToken)
      .values({ tokenHash: randomUUID(), userId, family, expiresAt });
    return { userId, role: "user", sessionId: family };
  };

  const asGuest =
    (visitorId: string = randomUUID()) =>
    async (contract: ContractShape) => ({
      ...(await tokenFor(contract, byAccount)),
      "X-Visitor-Id": visitorId,
      "X-Forwarded-For": visitorId,
    });

  const testService: TestService = {
    service,
    app,
    readiness,
    pauses,
    bankReaches: true,
    as: (visitorId) => send(asGuest(visitorId)),
    asUser: (userId) => {
      const claims = byUser(userId);
      return send((contract) => tokenFor(contract, claims));
    },
    pass: (milliseconds) => {
      now = new Date(now.getTime() + milliseconds);
    },
    work: async <Needs>(handler: JobHandler<Needs, never>, changes: Partial<Needs> = {}) => {
      isSet = isSet.then(() => clock.setTime(now));
      await isSet;
      await jobStore.runDue({ ...service, ...changes } as Service & Needs, handler);
    },
    close: async () => {
      await service.renderer.close();
      await jobStore.stop();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  return testService;
}
