import type { Seed } from "@sughurta/insurer-api/seed";
import { blogCategories } from "./blog/categories.ts";
import { blogPosts } from "./blog/posts.ts";
import { boxCategories } from "./box-categories.ts";
import { boxes } from "./boxes/boxes.ts";
import { businessCategories } from "./business-categories.ts";
import { businessProducts } from "./business-products.ts";
import { coupons } from "./coupons.ts";
import { demoPolicies, demoUsers } from "./demo.ts";
import { documents } from "./documents.ts";
import { leaders } from "./leaders.ts";
import { audiences, footer } from "./navigation.ts";
import { offices } from "./offices.ts";
import { partnerCategories } from "./partners.ts";
import { politics } from "./politics.ts";
import { prices } from "./prices.ts";
import { proofs } from "./proofs.ts";
import { rules } from "./rules.ts";
import { slideSets } from "./slides.ts";
import { vacancies } from "./vacancies.ts";

/** All demo data of the shop. */
export const seed: Seed = {
  isDemonstration: true,
  audiences,
  footer,
  slideSets,
  boxCategories,
  boxes,
  businessCategories,
  businessProducts,
  blogCategories,
  blogPosts,
  partnerCategories,
  vacancies,
  offices,
  documents,
  leaders,
  proofs,
  rules,
  politics,
  pictures: new URL("../images/", import.meta.url),
  prices,
  coupons,
  demoUsers,
  demoPolicies,
};
