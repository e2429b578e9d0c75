import { TEST_PATH } from "@sughurta/contracts/core";
import type { Hono } from "hono";
import { serveFiles } from "#src/content/files/serve-files.ts";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import { createApp } from "#src/platform/http/create-app.ts";
import { FailureError } from "#src/platform/http/failure-error.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { createDeskContext } from "./create-desk-context.ts";
import { guardDesk } from "./desk-session.ts";
import { auditPages } from "./pages/audit-pages.ts";
import { callPages } from "./pages/call-pages.ts";
import { claimPages } from "./pages/claim-pages.ts";
import { contentPages } from "./pages/content/content-pages.ts";
import { filePages } from "./pages/content/file-pages.ts";
import { frontPages } from "./pages/front-pages.ts";
import { showFront } from "./pages/front-views.ts";
import { handoverPages } from "./pages/handover-pages.ts";
import { messagePages } from "./pages/message-pages.ts";
import { partnerPages } from "./pages/partner/partner-pages.ts";
import { paymentPages } from "./pages/payment-pages.ts";
import { personalPages } from "./pages/personal-pages.ts";
import { policyPages } from "./pages/policy-pages.ts";
import { couponPages } from "./pages/price/coupon-pages.ts";
import { pricePages } from "./pages/price/price-pages.ts";
import { ratePages } from "./pages/price/rate-pages.ts";
import { proposalPages } from "./pages/proposal-pages.ts";
import { refundPages } from "./pages/refund-pages.ts";
import { premiumPages } from "./pages/registers/premium-pages.ts";
import { statementPages } from "./pages/registers/statement-pages.ts";
import { resumePages } from "./pages/resume-pages.ts";
import { searchPages } from "./pages/search-pages.ts";
import { accountPages } from "./pages/staff/account-pages.ts";
import { staffPages } from "./pages/staff/staff-pages.ts";
import { tariffPages } from "./pages/tariff/tariff-pages.ts";
import { vehiclePages } from "./pages/vehicle-pages.ts";
import { deskAssets } from "./shell/desk-assets.ts";

/** Pages about sales; the test desk has the same pages for test data. */
const SALES_PAGES = [
  paymentPages,
  refundPages,
  policyPages,
  vehiclePages,
  claimPages,
  callPages,
  messagePages,
  handoverPages,
  personalPages,
  searchPages,
  proposalPages,
];

const identify = async () => {
  throw new FailureError(404, "notFound");
};

/** The same pages for test data, below {@link TEST_PATH}. */
export function buildTestDesk(tests: Service): Hono<AppEnv> {
  const deskContext = createDeskContext(tests, TEST_PATH);
  const assets = deskAssets("", tests.config.brandColour);
  const guard = (app: Hono<AppEnv>) => guardDesk(app, tests, assets, TEST_PATH);
  const front = (app: Hono<AppEnv>) => {
    app.get(`${TEST_PATH}/`, showFront);
  };
  return createApp(
    tests,
    identify,
    [],
    [guard, front, ...SALES_PAGES.map((of) => of(tests, deskContext))],
    "desk",
  );
}

/** The application for the insurer's staff, with the `pictures` of the site; has its own listener and origin. */
export function buildDesk(service: Service, pictures?: URL): Hono<AppEnv> {
  const deskContext = createDeskContext(service);
  const assets = deskAssets("", service.config.brandColour);
  const guard = (app: Hono<AppEnv>) => guardDesk(app, service, assets);
  const pages = [
    ...SALES_PAGES,
    resumePages,
    pricePages,
    tariffPages,
    ratePages,
    couponPages,
    partnerPages,
    filePages,
    contentPages,
    premiumPages,
    statementPages,
    auditPages,
    staffPages,
    accountPages,
  ].map((of) => of(service, deskContext));
  return createApp(
    service,
    identify,
    [],
    [assets.serve, guard, frontPages(service), serveFiles(service, pictures), ...pages],
    "desk",
  );
}
