import * as cabinet from "./account/account.ts";
import * as addresses from "./account/addresses.ts";
import * as identityDocuments from "./account/identity-documents.ts";
import * as paymentAccount from "./account/payment-account.ts";
import * as user from "./account/user.ts";
import * as activation from "./box/activation.ts";
import * as box from "./box/box.ts";
import * as boxes from "./box/boxes.ts";
import * as claim from "./claim/claim.ts";
import * as claimStatus from "./claim/claim-status.ts";
import * as claimUpload from "./claim/claim-upload.ts";
import * as blog from "./content/blog.ts";
import * as calls from "./content/calls.ts";
import * as navigation from "./content/navigation.ts";
import * as pages from "./content/pages.ts";
import * as partners from "./content/partners.ts";
import * as siteAccess from "./content/site-access.ts";
import * as subscription from "./content/subscription.ts";
import * as vacancies from "./content/vacancies.ts";
import type { ContractShape } from "./core/contract.ts";
import * as coupon from "./coupon/coupon.ts";
import * as draft from "./draft/draft.ts";
import * as staffSale from "./draft/staff-sale.ts";
import * as funnel from "./funnel/funnel.ts";
import * as carDirectory from "./motor/car-directory.ts";
import * as motor from "./motor/motor.ts";
import * as myCars from "./motor/my-cars.ts";
import * as partnerDirectory from "./partner/partner-directory.ts";
import * as partnerPrefill from "./partner/partner-prefill.ts";
import * as partnerReport from "./partner/partner-report.ts";
import * as payment from "./payment/payment.ts";
import * as receipt from "./payment/receipt.ts";
import * as policy from "./policy/policy.ts";
import * as policyDownload from "./policy/policy-download.ts";
import * as policyChanges from "./policy-changes/policy-changes.ts";
import * as password from "./session/password.ts";
import * as session from "./session/session.ts";
import * as userSessions from "./session/user-sessions.ts";
import * as visitor from "./session/visitor.ts";
import * as shop from "./shop/shop.ts";
import * as siteContent from "./shop/site-content.ts";
import * as today from "./shop/today.ts";
import * as travel from "./travel/travel.ts";
import * as travelQuote from "./travel/travel-quote.ts";
import * as travellers from "./travel/travellers.ts";
import * as tripPrice from "./travel/trip-price.ts";

const isContract = (value: unknown): value is ContractShape =>
  typeof value === "object" && value !== null && "path" in value && "responses" in value;

const getContracts = (module: object): ContractShape[] => Object.values(module).filter(isContract);

/** Endpoints of the content service, with the site token. */
export const contentContracts: readonly ContractShape[] = [
  siteAccess,
  navigation,
  boxes,
  blog,
  partners,
  vacancies,
  pages,
  subscription,
  siteContent,
  tripPrice,
].flatMap(getContracts);

/** Endpoints of the main service, with a person's or a guest's token. */
export const mainContracts: readonly ContractShape[] = [
  session,
  password,
  userSessions,
  user,
  identityDocuments,
  addresses,
  cabinet,
  visitor,
  policy,
  policyDownload,
  policyChanges,
  coupon,
  box,
  payment,
  paymentAccount,
  receipt,
  activation,
  calls,
  claim,
  claimStatus,
  claimUpload,
  draft,
  staffSale,
  today,
  travelQuote,
  travel,
  travellers,
  motor,
  myCars,
  carDirectory,
  partnerDirectory,
  partnerPrefill,
  partnerReport,
  funnel,
]
  .flatMap(getContracts)
  .filter((contract) => !contract.path.startsWith("/session/"));

/** Endpoints that the gateway handles itself. */
export const gatewayContracts: readonly ContractShape[] = [
  session.startGuestSession,
  session.refreshGuestSession,
  session.endSession,
  shop.shopSettings,
];

/** All endpoints. */
export const allContracts: readonly ContractShape[] = [
  ...contentContracts,
  ...mainContracts,
  ...gatewayContracts,
];
