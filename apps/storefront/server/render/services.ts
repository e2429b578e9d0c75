import { DEFAULT_LANGUAGE, type Language } from "@sughurta/domain";
import type { CallbackOutcome } from "#app/callback/callback-outcome.ts";
import { ContentClient, type ContentReader } from "../cache/content-client.ts";
import { ContentUnavailableError } from "../cache/content-source.ts";
import type { Config } from "../config/config.ts";
import type { PageTag } from "../edge/edge-headers.ts";
import type { PageStyles } from "./page-styles.ts";
import type { PageTexts } from "./page-texts.ts";

/** Caches a function's result for each content object; content objects are replaced, never changed. */
export function memoizeByObject<Content extends object, Result>(
  make: (content: Content) => Result,
): (content: Content) => Result {
  const results = new WeakMap<Content, { result: Result }>();
  return (content) => {
    const known = results.get(content) ?? { result: make(content) };
    results.set(content, known);
    return known.result;
  };
}

/** Contents that have the prices of boxes. */
const PRICED_CONTENT = /^\/api\/(?:all_)?box/;

/** How long a page waits for optional content. */
const OPTIONAL_CONTENT_MS = 900;

/** The part of the configuration that pages may use. */
export type PublicConfig = Pick<
  Config,
  | "activationOrigins"
  | "assistancePhone"
  | "brand"
  | "languages"
  | "mapTiles"
  | "paymentOrigins"
  | "policyTermsUrl"
  | "publicUrl"
  | "saleSiteUrl"
  | "supportPhone"
  | "timeZone"
>;

const publicConfig = memoizeByObject((config: Config): PublicConfig => {
  const { activationOrigins, brand, languages, mapTiles, paymentOrigins, publicUrl } = config;
  const { saleSiteUrl, supportPhone, assistancePhone, policyTermsUrl, timeZone } = config;
  return {
    activationOrigins,
    brand,
    languages,
    mapTiles,
    paymentOrigins,
    publicUrl,
    saleSiteUrl,
    supportPhone,
    assistancePhone,
    policyTermsUrl,
    timeZone,
  };
});

/** Server-side services for the loaders of one request. */
export interface Services {
  /** Language of this request. */
  readonly language: Language;
  /** Date in the insurer's zone, ISO (SPEC-28). */
  readonly today: string;
  readonly config: PublicConfig;
  readonly content: ContentClient;
  /** Prices of calculated products. */
  readonly prices: ContentClient;
  /** The content has an unpublished draft. */
  readonly isPreview: boolean;
  /** Pages are kept by a shared cache, so that visits are counted by a picture of the page. */
  readonly isBehindEdge: boolean;
  /** Result of the callback request that this request posted. */
  readonly callback: CallbackOutcome | undefined;
  /** The stylesheets of the build. */
  readonly styles: PageStyles;
  /** The files of the build with texts. */
  readonly texts: PageTexts;
  /** Origins of other sites whose pictures the page may show. */
  readonly imageOrigins: ReadonlySet<string>;
  /** Optional content: `otherwise` when it fails or is not loaded in time. */
  optional<T>(content: Promise<T>, otherwise: T, timeoutMs?: number): Promise<T>;
  /** Allows this page to show pictures of another site. */
  allowImagesFrom(origin: string): void;
  /** Marks a page that must not be cached, such as a person's account. */
  keepOutOfCaches(): void;
  /** Logs an error after which the page could still be rendered. */
  reportError(error: unknown): void;
}

export interface ServicesOptions {
  language: Language;
  config: Config;
  reader: ContentReader;
  /** Source of the prices, which all languages share. */
  prices: ContentReader;
  isPreview: boolean;
  callback?: CallbackOutcome | undefined;
  styles: PageStyles;
  texts: PageTexts;
  /** Today in the insurer's zone, as an ISO date. */
  today: string;
  reportError: (error: unknown) => void;
}

/** The services of one request and the state collected while they were used. */
export class RequestServices implements Services {
  readonly language: Language;
  readonly today: string;
  readonly config: PublicConfig;
  readonly content: ContentClient;
  readonly prices: ContentClient;
  readonly isPreview: boolean;
  readonly isBehindEdge: boolean;
  readonly callback: CallbackOutcome | undefined;
  readonly styles: PageStyles;
  readonly texts: PageTexts;
  readonly imageOrigins = new Set<string>();
  /** What the page is made of. */
  readonly tags = new Set<PageTag>(["site"]);
  readonly reportError: (error: unknown) => void;
  /** True for a page that is incomplete or personal: it is not cached. */
  uncacheable: boolean;

  constructor(options: ServicesOptions) {
    const { language, config, reader, isPreview, styles, texts, today, reportError } = options;
    this.language = language;
    this.today = today;
    this.styles = styles;
    this.texts = texts;
    this.reportError = reportError;
    this.content = new ContentClient(reader, language, (path) => {
      this.tags.add("content");
      if (PRICED_CONTENT.test(path)) this.tags.add("prices");
    });
    this.prices = new ContentClient(options.prices, DEFAULT_LANGUAGE, () => {
      this.tags.add("prices");
    });
    this.isPreview = isPreview;
    this.isBehindEdge = config.edgePurgeUrls.length > 0;
    this.callback = options.callback;
    this.uncacheable = isPreview || options.callback !== undefined;
    this.config = publicConfig(config);
  }

  async optional<T>(
    content: Promise<T>,
    otherwise: T,
    timeoutMs = OPTIONAL_CONTENT_MS,
  ): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<T>((resolve) => {
      timer = setTimeout(() => resolve(this.#without(otherwise)), timeoutMs);
    });
    const found = content.catch((error: unknown) => {
      // The cache has already logged the failure of the service.
      if (!(error instanceof ContentUnavailableError)) this.reportError(error);
      return this.#without(otherwise);
    });
    return Promise.race([found, late]).finally(() => clearTimeout(timer));
  }

  allowImagesFrom(origin: string): void {
    this.imageOrigins.add(origin);
  }

  keepOutOfCaches(): void {
    this.uncacheable = true;
  }

  #without<T>(otherwise: T): T {
    this.uncacheable = true;
    return otherwise;
  }
}
