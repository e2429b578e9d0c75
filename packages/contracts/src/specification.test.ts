import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { allContracts } from "./all-contracts.ts";
import { type ContractShape, isBinary, type Schema } from "./core/index.ts";

const POST_OF_BLOG =
  "id slug title subTitle mainImg createdAt description description2 description3 description4 description5 description6 description7 description8 tags active categories catId";
const VACANCY = "id slug title mainImg location salary exp dateEnd workStart req resp conditions";
const SLIDE = "id title description mainImg buttonLink buttonText buttonAddLink buttonAddText";
const BOX =
  "id slug title shortDesc fullDesc mainImg shortImg isSale productCode price prepaid activeMonths seo name";
const TRAVEL = `country howOften multi beginDate endDate dayCount currency mainSumAssured mainSumPrem sportOption spaType
  sequence coupon couponErr agree paymentOper partner shortValidate sumPrem errorMsg holderLastname holderFirstname
  holderPatronymic holderPhone holderEmail holderBirthday holderGender holderDocType holderDocSeries holderDocNumber
  holderIssueDate holderIssueInstitution holderAddressReg holderPostalCodeReg holderAddressFact holderPostalCodeFact
  holderAddressEqual holderAsInsured inn las uid laLastname laFirstname laPatronic laFullname laBirthday laBirthdayTouch
  laCitizenship issueDate issueInstitution series docType docNumber dateTo gender laPhone laEmail laPostalCodeReg
  laAddressReg pregnantOption pregnantSumPrem sunOption alcoholicOption poisoningOption seaCreatureOption
  thingsSumAssured thingsSumPrem flatSumAssured flatSumPrem assuredFlatAddress neighborSumAssured neighborSumPrem
  accSumAssured accSumPrem accManual covid19Option covid19SumPrem flightDelaySign baggageDelaySign baggageLossSign`;
const MOTOR = `vehicleType carMark carModel carIssueYear carIssueYearDelta markaTxt modelTxt carBodyType gosNomer vin
  bodyNumber registrSvidet color beginDate endDate duration residentType inn city holderFullName holderLastname
  holderFirstname holderPatronymic holderBirthday holderGender holderPhone holderEmail holderDocType holderDocSeries
  holderDocNumber holderDocValidTo holderIssueDate holderIssueInstitution holderAddress agree noTaxiAgree ageAgree program
  policeSumInsured calculateInstallments multiDriveOption compensation coupon partner paymentOper currency drivers
  accidentAnyOption accident3tpOption oldNewOption damageCarWashSumAssured noTraficPoliceSumAssured crSumAssured
  incidentSumAssured greenCardUzbOption greenCardKazOption greenCardKgzOption driverFullName driverLastname
  driverFirstname driverPatr docSeries docNumber docIssueDate driverBd driverGender driverCitizenship`;
const MOTOR_PRICE = `sumPrem sumPremOrig installmentplan1sum installmentplan2sum installmentplan3sum installmentplan4sum
  installmentPlan date percent accidentDriverPrem accident3tpPrem oldNewPrem damageCarWashPrem noTraficPoliceSumPrem
  totalLossPrem partialDamagePrem theftPrem crSumPrem incidentPrem greenCardUzbPrem greenCardKazPrem greenCardKgzPrem`;
const HOLDER =
  "lastName firstName patronymic phoneNumber email gender birthDate resident series docNumber issueDate issueInstitution agree";

/** Represents a payload or a response for which the specification has only the endpoint. */
const NOT_SHOWN = "…";

/**
 * S0 §3 and §7, S1 §3 and §7, S2 §3 and §7: every endpoint, spelled as there (`{}` is a parameter), with the keys of
 * its query and payload → of its response. Where only a path is given, its methods are ours, and where only a save or
 * "by id" is given (S1 §7, S2 §7), its path is (SPEC-57).
 */
const SPECIFIED = `
GET /api/login → …
GET /api/cats → …
GET /api/blog_cat page pageSize category → data lastPage ${POST_OF_BLOG}
GET /api/blogs/{} → ${POST_OF_BLOG}
GET /api/partners_cat → key title seo partners id name img
GET /api/partners → id name img
GET /api/partners/{} → id name img title description link
GET /api/box_cats → title slug
GET /api/box_cats_jur → title slug
GET /api/all_boxes page page_size category boxed popular is_partner → data lastPage ${BOX}
GET /api/all_boxes_jur page page_size category boxed popular is_partner language → data lastPage ${BOX}
GET /api/box/{} → ${BOX}
GET /api/box_jur/{} language → ${BOX}
GET /api/box_seo/ → ${BOX}
GET /api/vacs page pageSize → data lastPage ${VACANCY}
GET /api/all_vacs page pageSize → ${VACANCY}
GET /api/vacs/{} → ${VACANCY}
POST /api/send_resume vacId fio phone email desc → …
POST /api/mail_subs email → success text
GET /api/slidesbyslug/{} → ${SLIDE}
GET /api/slidesbyslug_jur/{} → ${SLIDE}
GET /api/headers → id title link
GET /api/headers/{} → id title link
GET /api/footers → intro company services contacts social apps id title link type pos
GET /api/all_ofices → title address coords
GET /api/politics → title desc
GET /api/rules → title desc
GET /api/documents → filetype title description link
GET /api/leaders → photo nameRu nameTj nameEn postRu postTj postEn
POST /v1/user/auth/ username password → access refresh changePassword
POST /v1/user/auth/refresh/ refresh → access refresh changePassword
POST /v1/user/sms/ … → …
GET /v1/user/profile/ … → …
PUT /v1/user/profile/ … → …
POST /v1/user/ … → …
GET /v1/user/docs/ … → …
POST /v1/user/docs/ … → …
PUT /v1/user/docs/{}/ … → …
DELETE /v1/user/docs/{}/ … → …
GET /v1/address/ … → …
POST /v1/address/ … → …
PUT /v1/address/{}/ … → …
DELETE /v1/address/{}/ … → …
POST /v1/user/change_pass/ … → …
POST /v1/pack/auth/ policyNumber policyCode → url
POST /v1/policy/check/ policyNumber → status policyNumber startDate endDate lifeAssured
POST /v1/calls/ phone type note → …
POST /v1/claim/ fullName policyNumber note phone email channel → …
POST /v1/claim/{}/files/ files → …
POST /v1/box/ ${HOLDER} productCode coupon → id
POST /v1/box/calc/ … → …
POST /v1/coupon/ productCode couponCode → valueAmount sumPrem
POST /v1/payment/ policyId policyType paymentOper → redirectUrl paymentId
POST /v1/payment/qr_bill/{} paymentId → success amountPaid minimumRequired paymentDate
POST /v1/travel/calc ${TRAVEL} → ${TRAVEL}
POST /v1/travel/ ${TRAVEL} → id
GET /v1/travel/{}/ … → …
PUT /v1/travel/{}/ … → …
GET /v1/pack/nsi/atm/ → syncId name code
GET /v1/pack/nsi/atm/{}/ → syncId name code
GET /v1/pack/nsi/atm/{}/sum/ year →
GET /v1/pack/nsi/atm/{}/year/ →
POST /api/v1/car/v2/calc/ ${MOTOR} → ${MOTOR_PRICE}
POST /api/v1/car/v3/calc/ ${MOTOR} → ${MOTOR_PRICE}
POST /api/v1/car/mci/calc/ ${MOTOR} → ${MOTOR_PRICE}
POST /api/v1/car/v2/ ${MOTOR} → …
POST /api/v1/car/v3/ ${MOTOR} → …
POST /api/v1/car/mci/ ${MOTOR} → …
`
  .replace(/\n {2}/g, " ")
  .trim()
  .split("\n")
  .map((line) => {
    const [call = "", response = ""] = line.split("→");
    const [method, path, ...request] = call.trim().split(" ");
    return { address: `${method} ${path}`, request, response: response.trim().split(" ") };
  });

const getAddress = ({ method, path }: ContractShape) =>
  `${method} ${path.replace(/\{\w+\}/g, "{}")}`;

const getSpecification = (contract: ContractShape) =>
  SPECIFIED.find(({ address }) => address === getAddress(contract));

/** Keys of a specified payload that an endpoint does not need. */
const NOT_READ: readonly { readonly calls: RegExp; readonly keys: RegExp }[] = [
  // A price request needs no personal data and no agreements.
  { calls: /car\/\w+\/calc/, keys: /^(holder\w+|inn|city|agree|noTaxiAgree|ageAgree)$/ },
  { calls: /travel\/calc/, keys: /^(holder(?!Birthday|Gender)\w+|inn|agree|assuredFlatAddress)$/ },
  // Values that the form shows from a response; split into parts or returned by another key (SPEC-36) or endpoint.
  { calls: /travel/, keys: /^(\w+Prem|couponErr|errorMsg|howOften|paymentOper)$/ },
  { calls: /car/, keys: /^(holderFullName|paymentOper)$/ },
  // All of them: no list in pages.
  { calls: /all_vacs/, keys: /^(page|pageSize)$/ },
];

/** Names of unknown properties, at any depth, including everything below them. */
function unknownIn(schema: Schema, known: readonly string[]): string[] {
  const visit = (node: unknown): string[] => {
    if (node === null || typeof node !== "object") return [];
    return Object.entries(node).flatMap(([name, child]) =>
      name === "properties" ? Object.entries(child).flatMap(visitProperty) : visit(child),
    );
  };
  const visitProperty = ([key, schema]: [string, unknown]) =>
    known.includes(key) ? visit(schema) : [key];
  return visit(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }));
}

/** Names of all properties, at any depth. */
function keysIn(schema: Schema): string[] {
  const visit = (node: unknown): string[] =>
    node === null || typeof node !== "object"
      ? []
      : Object.entries(node).flatMap(([name, child]) => [
          ...(name === "properties" ? Object.keys(child) : []),
          ...visit(child),
        ]);
  return visit(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }));
}

/** Specified keys of a payload that an endpoint does not read without a reason. */
function missingKeys(contract: ContractShape): string[] {
  const { address = "", request = [] } = getSpecification(contract) ?? {};
  const { query, body, files } = contract;
  const read = new Set<string>([
    NOT_SHOWN,
    ...[query, body].flatMap((schema) => (schema ? keysIn(schema) : [])),
    ...(files?.parts ?? []),
  ]);
  return request.filter(
    (key) =>
      !read.has(key) && !NOT_READ.some(({ calls, keys }) => calls.test(address) && keys.test(key)),
  );
}

/** Keys of a specified endpoint that are not in the specification. */
function unspecifiedKeys(contract: ContractShape) {
  const { request = [], response = [] } = getSpecification(contract) ?? {};
  const unknownInAll = (schemas: readonly Schema[], known: readonly string[]) =>
    known.includes(NOT_SHOWN)
      ? []
      : [...new Set(schemas.flatMap((schema) => unknownIn(schema, known)))].sort();
  const requests = [contract.query, contract.body].filter((schema) => schema !== undefined);
  const responses = Object.entries(contract.responses).flatMap(([status, response]) =>
    Number(status) >= 400 || isBinary(response) ? [] : [response],
  );
  return {
    request: unknownInAll(requests, request),
    response: unknownInAll(responses, response),
  };
}

describe("the specification", () => {
  it.each(SPECIFIED.map(({ address }) => address))("has %s, which is a contract", (address) => {
    expect(allContracts.map(getAddress)).toContain(address);
  });

  it("lacks the endpoints marked as extensions, and has all others", () => {
    const marked = allContracts.filter(({ extension }) => extension === true);
    const unknown = allContracts.filter((contract) => getSpecification(contract) === undefined);
    expect(marked.map(getAddress)).toEqual(unknown.map(getAddress));
  });

  it.each(
    allContracts
      .filter((contract) => getSpecification(contract) !== undefined)
      .map((contract) => [getAddress(contract), contract] as const),
  )("has every key of %s except the marked ones", (_, contract) => {
    const marked = contract.extension === true ? {} : (contract.extension ?? {});
    const { request = [], response = [] } = marked;
    const unspecified = unspecifiedKeys(contract);
    expect([...request].sort()).toEqual(unspecified.request);
    expect([...response].sort()).toEqual(unspecified.response);
  });

  it("has no key of a payload that its endpoint does not read", () => {
    const missing = allContracts.map((contract) => [getAddress(contract), missingKeys(contract)]);
    expect(missing.filter(([, keys = []]) => keys.length > 0)).toEqual([]);
  });
});
