import { eq } from "drizzle-orm";
import type { Hono } from "hono";
import { serveFiles } from "#src/content/files/serve-files.ts";
import { roleFor } from "#src/desk/access/permissions.ts";
import { personalViews } from "#src/desk/access/unmask-grants.ts";
import { writeAuditEvent } from "#src/desk/audit/audit-chain.ts";
import { auditPages } from "#src/desk/pages/audit-page.ts";
import { boxFormPages } from "#src/desk/pages/box/box-form-page.ts";
import { callPages } from "#src/desk/pages/call-page.ts";
import { claimPages } from "#src/desk/pages/claim-page.ts";
import { contentPages } from "#src/desk/pages/content/content-page.ts";
import { filePages } from "#src/desk/pages/content/file-page.ts";
import { frontPages } from "#src/desk/pages/front-page.ts";
import { messagePages } from "#src/desk/pages/message-page.ts";
import { partnerPages } from "#src/desk/pages/partner/partner-page.ts";
import { paymentPages } from "#src/desk/pages/payment-page.ts";
import { personPages } from "#src/desk/pages/person/person-page.ts";
import { personalPages } from "#src/desk/pages/personal-page.ts";
import { policyPages } from "#src/desk/pages/policy-page.ts";
import { couponPages } from "#src/desk/pages/price/coupon-page.ts";
import { pricePages } from "#src/desk/pages/price/price-page.ts";
import { ratePages } from "#src/desk/pages/price/rate-page.ts";
import { proposalPages } from "#src/desk/pages/proposal-page.ts";
import { refundPages } from "#src/desk/pages/refund-page.ts";
import { exportPages } from "#src/desk/pages/registers/export-page.ts";
import { funnelPages } from "#src/desk/pages/registers/funnel-page.ts";
import { premiumPages } from "#src/desk/pages/registers/premium-page.ts";
import { statementPages } from "#src/desk/pages/registers/statement-page.ts";
import { resumePages } from "#src/desk/pages/resume-page.ts";
import { salePages } from "#src/desk/pages/sale-page.ts";
import { checkPages } from "#src/desk/pages/screening/check-page.ts";
import { sanctionsPages } from "#src/desk/pages/screening/sanctions-page.ts";
import { searchPages } from "#src/desk/pages/search-page.ts";
import { accountPages } from "#src/desk/pages/staff/account-page.ts";
import { staffPages } from "#src/desk/pages/staff/staff-page.ts";
import { suspendedPages } from "#src/desk/pages/suspended-page.ts";
import { tariffPages } from "#src/desk/pages/tariff/tariff-page.ts";
import { vehiclePages } from "#src/desk/pages/vehicle-page.ts";
import { webhookDeliveryPages } from "#src/desk/pages/webhook-delivery-page.ts";
import { deskAssets } from "#src/desk/shell/desk-assets.ts";
import type { DeskContext } from "#src/desk/shell/desk-request.ts";
import { failurePage, guardDesk, readMember } from "#src/desk/staff/desk-session.ts";
import { assignmentPages } from "#src/desk/work/assignments.ts";
import { notePages } from "#src/desk/work/notes.ts";
import { listSavedViews, savedViewPages } from "#src/desk/work/saved-views.ts";
import { selectedPages } from "#src/desk/work/selected.ts";
import { auditEvent } from "#src/platform/database/schema/desk.ts";
import { FailureError } from "#src/platform/failures/failure-error.ts";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import { createApp } from "#src/platform/http/create-app.ts";
import type { Platform } from "#src/platform/platform.ts";
import type { Service } from "#src/sales/ports/service.ts";

/** Desk context of signed-in staff: actions are written to the audit chain. */
function createDeskContext(service: Pick<Platform, "config" | "db" | "now">): DeskContext {
  return {
    path: "",
    timeZone: service.config.timeZone,
    asksWho: false,
    actorFor: (context, permission) => {
      const { name, roles } = readMember(context.req.raw);
      const role = roleFor(roles, permission);
      if (role === undefined) throw new FailureError(403, "staffForbidden");
      return { id: name, role };
    },
    may: (context, permission) =>
      roleFor(readMember(context.req.raw).roles, permission) !== undefined,
    loadViews: (context, kind, ids) =>
      personalViews(service, readMember(context.req.raw), kind, ids),
    savedViews: (context, list) =>
      listSavedViews(service.db, readMember(context.req.raw).name, list),
    isDone: async (tx, decisionId) =>
      (await tx.$count(auditEvent, eq(auditEvent.id, decisionId))) > 0,
    record: (tx, { decisionId: id, actor, action, subject, reason }) =>
      writeAuditEvent(service, tx, {
        id,
        staffName: actor.id,
        role: actor.role,
        action,
        subject,
        reason,
      }),
  };
}

const identify = async () => {
  throw new FailureError(404, "notFound");
};

/** The application for the insurer's staff, with the `pictures` of the site; has its own listener and origin. */
export function buildDesk(service: Service, pictures?: URL): Hono<AppEnv> {
  const deskContext = createDeskContext(service);
  const assets = deskAssets("", service.config.brandColour);
  const guard = (app: Hono<AppEnv>) => guardDesk(app, service, assets);
  const pages = [
    paymentPages,
    refundPages,
    policyPages,
    salePages,
    vehiclePages,
    claimPages,
    callPages,
    checkPages,
    sanctionsPages,
    messagePages,
    webhookDeliveryPages,
    suspendedPages,
    personalPages,
    personPages,
    searchPages,
    proposalPages,
    resumePages,
    pricePages,
    tariffPages,
    ratePages,
    couponPages,
    partnerPages,
    filePages,
    boxFormPages,
    contentPages,
    premiumPages,
    statementPages,
    exportPages,
    funnelPages,
    auditPages,
    staffPages,
    accountPages,
    notePages,
    assignmentPages,
    savedViewPages,
    selectedPages,
  ].map((of) => of(service, deskContext));
  return createApp(
    service,
    identify,
    [],
    [assets.serve, guard, frontPages(service), serveFiles(service, pictures), ...pages],
    "desk",
    failurePage(service, assets),
  );
}
