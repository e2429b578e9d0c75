import * as blog from "./content/blog.ts";
import * as boxes from "./content/boxes.ts";
import * as navigation from "./content/navigation.ts";
import * as pages from "./content/pages.ts";
import * as partners from "./content/partners.ts";
import * as siteLogin from "./content/site-login.ts";
import * as slides from "./content/slides.ts";
import * as subscription from "./content/subscription.ts";
import * as vacancies from "./content/vacancies.ts";
import type { ContractShape } from "./kernel/contract.ts";
import * as activation from "./main/activation.ts";
import * as addresses from "./main/addresses.ts";
import * as box from "./main/box.ts";
import * as cabinet from "./main/cabinet.ts";
import * as calls from "./main/calls.ts";
import * as carDirectory from "./main/car-directory.ts";
import * as claim from "./main/claim.ts";
import * as claimStatus from "./main/claim-status.ts";
import * as claimUpload from "./main/claim-upload.ts";
import * as coupon from "./main/coupon.ts";
import * as draft from "./main/draft.ts";
import * as identityDocuments from "./main/identity-documents.ts";
import * as motor from "./main/motor.ts";
import * as myCars from "./main/my-cars.ts";
import * as password from "./main/password.ts";
import * as payment from "./main/payment.ts";
import * as paymentAccount from "./main/payment-account.ts";
import * as paymentCallback from "./main/payment-callback.ts";
import * as policy from "./main/policy.ts";
import * as policyCare from "./main/policy-care.ts";
import * as receipt from "./main/receipt.ts";
import * as session from "./main/session.ts";
import * as shop from "./main/shop.ts";
import * as today from "./main/today.ts";
import * as travel from "./main/travel.ts";
import * as travelQuote from "./main/travel-quote.ts";
import * as user from "./main/user.ts";
import * as userSessions from "./main/user-sessions.ts";
import * as visitor from "./main/visitor.ts";

const isContract = (value: unknown): value is ContractShape =>
  typeof value === "object" && value !== null && "path" in value && "answers" in value;

const contractsOf = (module: object): ContractShape[] => Object.values(module).filter(isContract);

/** Calls of the content service, which carry the site token. */
export const contentContracts: readonly ContractShape[] = [
  siteLogin,
  navigation,
  slides,
  boxes,
  blog,
  partners,
  vacancies,
  pages,
  subscription,
].flatMap(contractsOf);

/** Calls of the main service, which carry a person's or a guest's token. */
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
  policyCare,
  coupon,
  box,
  payment,
  paymentAccount,
  receipt,
  paymentCallback,
  activation,
  calls,
  claim,
  claimStatus,
  claimUpload,
  draft,
  today,
  travelQuote,
  travel,
  motor,
  myCars,
  carDirectory,
]
  .flatMap(contractsOf)
  .filter((contract) => !contract.path.startsWith("/session/"));

/** Calls the gateway answers by itself. */
export const gatewayContracts: readonly ContractShape[] = [
  session.startGuestSession,
  session.refreshGuestSession,
  session.endSession,
  shop.shopSettings,
];

/** Every call there is. */
export const allContracts: readonly ContractShape[] = [
  ...contentContracts,
  ...mainContracts,
  ...gatewayContracts,
];
