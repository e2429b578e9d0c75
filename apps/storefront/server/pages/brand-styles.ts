/** Address of the stylesheet with the insurer's colour. */
export const BRAND_STYLES = "/brand.css";

/** The insurer's colour, from which the ui-kit derives the other brand colours. */
export const brandStyles = (colour: string): string => `.sughurta{--sg-brand-600:${colour}}`;
