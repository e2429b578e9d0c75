import { expect, it } from "vitest";
import { allContracts } from "./index.ts";

/** S0 §7, S1 §7 and S2 §7, spelled as there; `{}` stands for a parameter. */
const SPECIFIED = `
GET /api/login
GET /api/cats
GET /api/blog_cat
GET /api/blogs/{}
GET /api/partners_cat
GET /api/partners
GET /api/partners/{}
GET /api/box_cats
GET /api/box_cats_jur
GET /api/all_boxes
GET /api/all_boxes_jur
GET /api/box/{}
GET /api/box_jur/{}
GET /api/box_seo/
GET /api/vacs
GET /api/all_vacs
GET /api/vacs/{}
POST /api/send_resume
POST /api/mail_subs
GET /api/slidesbyslug/{}
GET /api/slidesbyslug_jur/{}
GET /api/headers
GET /api/headers/{}
GET /api/footers
GET /api/all_ofices
GET /api/politics
GET /api/rules
GET /api/documents
GET /api/leaders
POST /v1/user/auth/
POST /v1/user/auth/refresh/
POST /v1/user/sms/
GET /v1/user/profile/
POST /v1/user/
GET /v1/user/docs/
PUT /v1/user/docs/{}/
GET /v1/address/
PUT /v1/address/{}/
POST /v1/user/change_pass/
POST /v1/pack/auth/
POST /v1/policy/check/
POST /v1/calls/
POST /v1/claim/
POST /v1/claim/{}/files/
POST /v1/box/
POST /v1/box/calc/
POST /v1/coupon/
POST /v1/payment/
POST /v1/payment/qr_bill/{}
POST /v1/travel/calc
POST /v1/travel/
GET /v1/pack/nsi/atm/
GET /v1/pack/nsi/atm/{}/
GET /v1/pack/nsi/atm/{}/sum/
GET /v1/pack/nsi/atm/{}/year/
POST /api/v1/car/v2/calc/
POST /api/v1/car/v3/calc/
POST /api/v1/car/mci/calc/
`
  .trim()
  .split("\n");

it.each(SPECIFIED)("%s of the specification is a contract", (address) => {
  const known = allContracts.map(
    ({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, "{}")}`,
  );
  expect(known).toContain(address);
});
