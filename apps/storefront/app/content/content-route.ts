import { contentTexts } from "@sughurta/content";
import { formTexts, plainFormTexts } from "@sughurta/forms";
import type { RouteHandle } from "../start/route-texts.ts";
import styles from "../styles/content.css?url";
import textPageStyles from "../styles/text-page.css?url";

const { business, carousel, popups, subscription } = contentTexts;

/** Texts of the newsletter form at the end of a page. */
export const subscriptionTexts = [subscription, plainFormTexts];

/** Texts of documents, leaders and partners. */
export const pagesHandle: RouteHandle = { texts: [contentTexts.pages] };

/** Texts of the blog. */
export const blogHandle: RouteHandle = {
  texts: [contentTexts.blog, carousel, ...subscriptionTexts],
};

/** Texts of an article; the callback popup is loaded later. */
export const articleHandle: RouteHandle = {
  texts: [contentTexts.blog],
  textsOfParts: [popups, formTexts],
};

/** Texts of offices and their map. */
export const officesHandle: RouteHandle = { texts: [contentTexts.offices] };

/** Texts of the list of vacancies. */
export const vacanciesHandle: RouteHandle = { texts: [contentTexts.vacancies, carousel] };

/** Texts of a vacancy and of the resume sent from it. */
export const vacancyHandle: RouteHandle = { texts: [contentTexts.vacancies, formTexts] };

/** Texts of the home page for companies; the callback popup is loaded later. */
export const businessHomeHandle: RouteHandle = {
  texts: [business, carousel],
  textsOfParts: [popups, formTexts],
};

/** Texts of products for companies; the callback popup is loaded later. */
export const businessHandle: RouteHandle = {
  texts: [business],
  textsOfParts: [popups, formTexts],
};

/** Texts of the page about medical insurance; the callback popup is loaded later. */
export const medicalHandle: RouteHandle = {
  texts: [contentTexts.medical],
  textsOfParts: [popups, formTexts],
};

/** Stylesheet of content with cards or banners. */
export const contentLinks = () => [{ rel: "stylesheet", href: styles }];

/** Stylesheet of content with running text. */
export const textPageLinks = () => [{ rel: "stylesheet", href: textPageStyles }];

/** Page number from an address: 1 for an invalid value. */
export function getPage(url: string): number {
  const page = Number(new URL(url).searchParams.get("page"));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}
