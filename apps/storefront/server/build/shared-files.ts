/** A file shared by several pages; a module belongs to the first file that lists it. */
export interface SharedFile {
  readonly name: string;
  /** Path prefixes of its modules, by `app`, `npm` or a package, including their imports. */
  readonly has: Readonly<Record<string, readonly string[]>>;
  /** Modules matched by these prefixes that the first view does not need. */
  readonly without?: RegExp;
  /** Number of pages and lazily loaded parts that must share a module. */
  readonly minShareCount?: number;
  /** Also includes modules that only lazily loaded parts need. */
  readonly takesLaterParts?: true;
}

/**
 * The shared files, from what all pages need to what the pages of one product need (ADR-0019). The order matters: a
 * file includes what its modules import, so imports that a lighter page needs are in an earlier file.
 */
export const SHARED_FILES: readonly SharedFile[] = [
  {
    // Every page: the framework, the frame of the site, and modules of pages with running text.
    name: "site",
    has: {
      npm: ["react/", "react-dom/", "react-router/", "scheduler/"],
      app: [
        "account/renew-href",
        "content/",
        "motor/pending-car",
        "motor/motor-links",
        "navigation/",
        "policy/check-policy",
        "seo/",
        "session/",
        "shell/",
        "start/",
        "texts/",
        "travel/pending-trip",
      ],
      "api-client": ["timeouts"],
      claims: ["texts/claims-texts"],
      content: ["callback/callback-dialog", "pages/page.", "partners/partner-tile"],
      "ui-kit": ["banner/banner.", "card/", "prose/"],
    },
  },
  {
    // Cards, prices, patterns and a plain form.
    name: "shop",
    has: {
      "api-client": ["service-draft", "stored-value"],
      boxes: ["catalogue/box-terms", "texts/boxes-texts"],
      content: ["blog/post-card", "pages/page-links", "subscription/subscribe-form"],
      contracts: ["draft/draft-names"],
      domain: [
        "box/box-terms",
        "box/cover-family",
        "motor/car-age",
        "motor/motor-address",
        "motor/motor-programs",
        "person/ages",
        "person/names",
        "person/person-fields",
        "policy/policy-status",
        "promises/",
        "records/",
        "travel/age-groups",
        "travel/medical-cover",
        "travel/people",
        "travel/trip-dates",
      ],
      forms: ["uncontrolled-form/", "validation/text-rules"],
      ikat: ["ridge-lines"],
      "motor-flow": ["catalogue/car-question/car-question"],
      order: ["review/summary-row"],
      "ui-kit": [
        "accordion/",
        "badge/",
        "breadcrumbs/",
        "fact-row/",
        "ikat/pattern.",
        "ikat/ridges",
        "in-view/",
        "min-width/",
        "price/",
        "product-card/",
        "section/",
        "skeleton/",
        "summary-list/",
        "tabs/link-tabs",
        "tabs/panel-tabs",
        "tabs/scroll-to-current",
        "text-field/",
      ],
    },
    takesLaterParts: true,
  },
  {
    // Home, and its modules that other pages use.
    name: "landing",
    has: {
      content: ["home/slider"],
      "travel-flow": ["trip-quote/plain-trip", "trip-quote/trip-quote."],
      "ui-kit": ["action-tiles/", "carousel/"],
    },
  },
  { name: "catalogue", has: { app: ["boxes/", "styles/catalogue"] } },
  {
    // Forms with state.
    name: "forms",
    has: {
      npm: ["formik/"],
      forms: [
        "fields/",
        "form/",
        "form-state/",
        "people/contacts/contact-inputs",
        "people/field-names",
        "people/name/name-fields",
        "people/texts/people-texts",
      ],
      "ui-kit": [
        "choice/",
        "combo-box/",
        "date-field/",
        "disclosure/",
        "error-summary/",
        "field/",
        "otp-field/",
        "password-field/",
        "phone-field/",
        "select/",
      ],
    },
    without: /file-input|date-range/,
    minShareCount: 2,
  },
  {
    // Modules that quotes, drafts and payments share with orders.
    name: "quote",
    has: {
      "api-client": ["parse-address", "use-autosave"],
      boxes: ["draft/box-draft"],
      checkout: ["coupon/coupon-memory", "purchase/safe-redirect", "texts/checkout-texts"],
      domain: ["countries/", "money/", "person/", "travel/"],
      forms: ["validation/wire-fields"],
      "motor-flow": ["draft/discard-draft"],
      order: [
        "draft/draft-",
        "draft/use-",
        "events/order-events",
        "quote/quote-state",
        "quote/use-quote",
        "texts/order-texts",
      ],
      "travel-flow": ["draft/discard-draft"],
    },
    without: /draft-note/,
    minShareCount: 2,
  },
  {
    name: "auto",
    has: {
      app: ["motor/motor-meta"],
      "motor-flow": ["catalogue/", "model/motor-links", "texts/motor-texts"],
    },
    without: /insurance-criteria/,
    minShareCount: 2,
  },
  {
    // Every order.
    name: "order",
    has: {
      app: ["order/"],
      checkout: [""],
      domain: ["motor/"],
      forms: ["people/"],
      order: [""],
    },
    without: /-rules\.|receipt|result/,
    minShareCount: 2,
  },
  {
    // The quick quote of a trip and its order.
    name: "trip",
    has: {
      app: ["travel/travel-meta"],
      forms: ["fields/date-range-input"],
      "travel-flow": [
        "model/",
        "quick-quote/use-remembered-frequency",
        "steps/destinations-input",
        "steps/popular-countries",
      ],
    },
    without: /order-definition|describe-order|order-rules|-schema/,
    minShareCount: 2,
  },
  {
    name: "travel-order",
    has: { app: ["travel/"], "travel-flow": ["draft/", "model/", "screen/", "steps/"] },
    minShareCount: 2,
  },
  {
    name: "motor-order",
    has: {
      "motor-flow": ["draft/", "eligibility/", "model/", "screen/", "steps/"],
    },
  },
  {
    name: "box-order",
    has: {
      boxes: ["draft/", "model/", "quote-link/", "screen/", "steps/"],
    },
  },
  {
    // The pattern that is drawn for one order.
    name: "pattern",
    has: { ikat: [""], "ui-kit": ["ikat/pattern-threads"] },
    takesLaterParts: true,
  },
];

/**
 * The texts that the pages with a file load as one file for each language, by the name of that file, shared or of a
 * route, and the folders of the texts.
 */
export const SHARED_TEXTS: Readonly<Record<string, readonly string[]>> = {
  site: [
    "boxes/texts",
    "content/texts/blog",
    "content/texts/carousel",
    "content/texts/home",
    "content/texts/pages",
    "content/texts/subscription",
    "forms/uncontrolled-form/texts",
    "app/texts",
    "travel-flow/trip-quote/texts",
  ],
  forms: ["checkout/texts/checkout", "forms/people/texts", "forms/texts", "order/texts"],
  "box-order": ["boxes/texts/insured", "boxes/texts/order", "boxes/texts/terms"],
  motor: ["motor-flow/texts/pages"],
  "motor-order": ["motor-flow/texts"],
  "travel-order": ["travel-flow/texts"],
  "travel-quick-quote": ["travel-flow/quick-quote/texts"],
};

/** A module by its owner (`app`, `npm` or a package) and its path in it: `forms/texts/ru.js`. */
function ownPath(id: string): string | undefined {
  const dependency = id.split("/node_modules/").at(-1);
  if (dependency !== undefined && dependency !== id) return `npm/${dependency}`;
  const { owner, path } =
    /\/(?:packages\/(?<owner>[^/]+)\/dist|apps\/storefront\/app)\/(?<path>.+)$/.exec(id)?.groups ??
    {};
  return path && `${owner ?? "app"}/${path}`;
}

function isIn({ has, without }: SharedFile): (id: string) => boolean {
  const beginnings = Object.entries(has).flatMap(([owner, paths]) =>
    paths.map((path) => `${owner}/${path}`),
  );
  return (id) => {
    const path = ownPath(id);
    if (path === undefined || without?.test(path)) return false;
    return beginnings.some((beginning) => path.startsWith(beginning));
  };
}

/** A file for each language of the texts in these folders. */
function textsIn(family: string, folders: readonly string[]) {
  return (id: string): string | null => {
    const { folder, language } =
      /^(?<folder>.+)\/(?<language>ru|tg|en)\.[jt]s$/.exec(ownPath(id) ?? "")?.groups ?? {};
    return folder && folders.includes(folder) ? `${family}-${language}` : null;
  };
}

/** The bundler settings for the shared files. */
export const SHARED_FILE_GROUPS = [
  ...Object.entries(SHARED_TEXTS).map(([family, folders]) => ({ name: textsIn(family, folders) })),
  ...SHARED_FILES.map((file) => ({
    name: file.name,
    test: isIn(file),
    ...(file.takesLaterParts ? {} : { tags: ["$initial" as const] }),
    ...(file.minShareCount ? { minShareCount: file.minShareCount } : {}),
  })),
];
