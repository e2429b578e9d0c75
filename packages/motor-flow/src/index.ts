export { MotorCatalogue, type MotorCatalogueProps } from "./catalogue/motor-catalogue.tsx";
export { MotorDetail, type MotorDetailProps } from "./detail/motor-detail.tsx";
export { MotorOrder } from "./order/motor-order.tsx";
export type { MotorOrderProps } from "./order/motor-order-props.ts";
export { ProgrammeComparison } from "./programmes/programme-comparison.tsx";
export { ProgrammeList } from "./programmes/programme-list.tsx";
export { motorPagesTexts } from "./texts/motor-pages-texts.ts";
export { motorTexts } from "./texts/motor-texts.ts";
