export {
  aBlogPost,
  aDocument,
  aLeader,
  anOffice,
  aPartner,
  aPartnerCard,
  aPartnerCategory,
  aProduct,
  aSlide,
  aVacancy,
} from "./builders.ts";
