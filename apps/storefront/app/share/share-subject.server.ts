import { articlePattern } from "@sughurta/content";
import { blogArticle } from "@sughurta/contracts/content";
import { coverFamily } from "@sughurta/domain/box";
import { getFormats, preloadTexts, translator } from "@sughurta/i18n";
import type { PatternFamily } from "@sughurta/ikat";
import { data } from "react-router";
import type { Services } from "#server/render/services.ts";
import { loadProduct } from "../boxes/load-boxes.server.ts";
import { requiredOr404 } from "../content/load-content.server.ts";
import { loadMotorProduct } from "../motor/load-motor.server.ts";
import { type SharedPage, sharedPages } from "../seo/page-meta.ts";
import { shellTexts } from "../texts/shell-texts.ts";

/** Subject of a share picture. */
export interface ShareSubject {
  readonly family: PatternFamily;
  readonly title: string;
  /** Price, where there is a single one. */
  readonly price?: string | undefined;
}

const isSharedPage = (name: string): name is SharedPage => Object.hasOwn(sharedPages, name);

/** Subject of the picture of a page, a product or an article; an unknown one is a 404 page. */
export async function shareSubject(
  services: Services,
  kind: string,
  name: string,
): Promise<ShareSubject> {
  const { content, language } = services;
  if (kind === "page" && isSharedPage(name)) {
    await preloadTexts(language, [shellTexts]);
    return { family: sharedPages[name], title: translator(language, shellTexts)(`title.${name}`) };
  }
  if (kind === "blog") {
    const post = await requiredOr404(content.find(blogArticle, { params: { slug: name } }));
    return { family: articlePattern(post), title: post.title };
  }
  if (kind !== "boxes" && kind !== "auto") throw data(null, { status: 404 });
  const { title, price, categories } =
    kind === "boxes"
      ? await loadProduct(services, name)
      : (await loadMotorProduct(services, name)).product;
  return {
    family: coverFamily(categories),
    title,
    price: price > 0 ? getFormats(language).money(price) : undefined,
  };
}
