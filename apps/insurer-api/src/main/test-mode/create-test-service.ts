import { TEST_PATH } from "@sughurta/contracts/core";
import { MemoryRateLimiter, purposeKey } from "@sughurta/server-kit";
import { storeOf } from "#src/main/create-service.ts";
import type { Config } from "#src/platform/config/config.ts";
import { createMetrics } from "#src/platform/http/metrics.ts";
import { createRateLimiter, noRateLimiter } from "#src/platform/http/rate-limiter.ts";
import { createPolicyDocuments } from "#src/sales/policies/documents.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { createBankProviders } from "#src/sandbox/bank/bank-provider.ts";
import { sandboxReceiptReader } from "#src/sandbox/bank/bank-receipt.ts";
import { createTestSenders } from "./test-senders.ts";

const TEST_FOLDER = "test";

/**
 * Service for test keys. Shares products, people and settings with the live service; has its own rows, files, limits
 * and counters, always the sandbox bank, no till, and no messages to the insurer.
 */
export function createTestService(
  live: Service,
  { db: testDb, jobs }: Pick<Service, "db" | "jobs">,
): Service {
  const { now, renderer } = live;
  const config = testConfig(live.config);
  const store = storeOf(config);
  const limiter = config.rateLimits
    ? createRateLimiter(testDb, config.secrets.userToken)
    : noRateLimiter;
  const service = {
    ...live,
    config,
    db: testDb,
    jobs,
    metrics: createMetrics(),
    limiter,
    ipRateLimiter: new MemoryRateLimiter(config.rateLimits ? 1 : 0),
    store,
    till: undefined,
    providers: createBankProviders({ config, db: testDb, now }),
    documents: createPolicyDocuments({ config, db: testDb, store, now }, renderer),
    receiptReader: sandboxReceiptReader,
  };
  return { ...service, senders: createTestSenders(service, live.senders) };
}

function testConfig(live: Config): Config {
  // Public base address of test payments: the sandbox bank is beside the return pages of real providers.
  const url = `${live.payments.url}${TEST_PATH}`;
  const { objectStorage, secrets } = live;
  const bankKey = Buffer.from(purposeKey(secrets.userToken, "bank of tests"));
  return {
    ...live,
    isTest: true,
    apiUrl: url,
    payments: { listener: undefined, url, providersFile: undefined },
    activation: { url: `${url}/sandbox/activation`, byQuery: live.activation.byQuery },
    uploadsDir: `${live.uploadsDir}/${TEST_FOLDER}`,
    objectStorage: objectStorage && {
      ...objectStorage,
      prefix: `${objectStorage.prefix}${TEST_FOLDER}/`,
    },
    secrets: { ...secrets, paymentCallback: bankKey.toString("hex") },
    webhook: undefined,
    till: undefined,
  };
}
