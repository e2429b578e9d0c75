import { addDays, fromDiram, helpPhones, type Language, toDiram } from "@sughurta/domain";
import { type BoxInsured, boxCover, coverFamily } from "@sughurta/domain/box";
import type { PricedProduct } from "#src/content/price/product-on-day.ts";
import { toOffer } from "#src/content/price/sold-box.ts";
import type { BoxOfferData, BoxVersion } from "#src/content/schema/box-schemas.ts";
import { boxConditions, soldTerms } from "#src/content/terms/box-terms-view.ts";
import { getToday, type Platform } from "#src/platform/platform.ts";
import { productLines } from "#src/products/catalogue/product-lines.ts";
import type { PolicyWithProduct } from "#src/sales/ports/document-files.ts";
import { POLICY_PDF } from "./documents.ts";
import type { PolicyPdfRequest } from "./policy-pdf.ts";

/** Number of a policy that was never sold. */
const SAMPLE_NUMBER = "0000000000";
const SAMPLE_BIRTH_DATE = "1990-05-14";
const SAMPLE_CAR = { make: "Opel", model: "Astra", year: 2018, plate: "1234AB01" };
const SAMPLE_TRIP_DAYS = 7;

/** Invented data of a sample, in the language of its reader. */
interface SampleTexts {
  /** Full name of the holder. */
  readonly holder: string;
  readonly address: string;
}

interface SampleBox {
  readonly box: BoxVersion;
  /** Its product, if there is one already. */
  readonly sold: PricedProduct | undefined;
  readonly sample: SampleTexts;
  readonly language: Language;
}

function getInsured(
  { insures }: Pick<BoxOfferData, "insures">,
  { holder, address }: SampleTexts,
  startDate: string,
): BoxInsured {
  switch (insures) {
    case "people":
      return { insuredPeople: [{ name: holder, birthDate: SAMPLE_BIRTH_DATE }] };
    case "address":
      return { insuredAddress: address };
    case "car":
      return { insuredCar: SAMPLE_CAR };
    case "trip":
      return {
        insuredTrip: { beginDate: startDate, endDate: addDays(startDate, SAMPLE_TRIP_DAYS) },
      };
    default:
      return {};
  }
}

/** Draws the policy of a version of a box for invented people, every page marked as a specimen. */
export async function drawSampleBox(
  service: Pick<Platform, "config" | "now" | "renderer">,
  { box, sold, sample, language }: SampleBox,
): Promise<Uint8Array> {
  const { brandName, publicUrl, timeZone } = service.config;
  const sale = box.sale ?? toOffer(sold);
  const activeMonths = sale?.activeMonths ?? sold?.activeMonths ?? 0;
  const cover = boxCover(getToday(service), activeMonths);
  const insured = sale ? getInsured(sale, sample, cover.startDate) : {};
  const terms = soldTerms({
    terms: sale?.terms ?? null,
    insures: sale?.insures ?? null,
    insuredAges: sale?.insuredAges ?? null,
  });
  const priceDiram = sold?.priceDiram || toDiram(box.sale?.price ?? 0);
  const [lastName = "", firstName = ""] = sample.holder.split(" ");
  const policyWithProduct: PolicyWithProduct = {
    policy: {
      number: SAMPLE_NUMBER,
      code: SAMPLE_NUMBER.slice(0, 8),
      orderId: null,
      owner: "",
      policyType: "box",
      productCode: box.productCode,
      language,
      ...cover,
      sumAssuredDiram: toDiram(sale?.prepaid ?? fromDiram(sold?.sumAssuredDiram ?? 0)),
      priceDiram,
      amountDiram: priceDiram,
      currency: "TJS",
      couponCode: null,
      holder: { lastName, firstName, birthDate: SAMPLE_BIRTH_DATE, phone: "" },
      lifeAssured: insured.insuredPeople?.map(({ name }) => name) ?? [sample.holder],
      activatedAt: null,
      version: 1,
      versionOn: null,
      createdAt: service.now(),
    },
    title: box.title,
    details: { activeMonths, insured, terms },
    cancelledOn: null,
    parts: [],
  };
  const about = {
    policyType: "box",
    ...boxConditions({ ...policyWithProduct, sold: null }),
  } as const;
  const request: PolicyPdfRequest = {
    branding: { brandName, publicUrl, phones: helpPhones(about, service.config) },
    family: coverFamily(box.categories),
    timeZone,
    policyWithProduct,
    policyStatus: { status: "ACTIVE" },
    language,
    cover: productLines.box.document?.(policyWithProduct),
    isSpecimen: true,
  };
  return service.renderer.draw(POLICY_PDF, request);
}
