// After ui-kit, whose rules come first with equal specificity. A test compares this list with the exports of packages
// and the site's own stylesheets.
import.meta.glob(
  [
    "../../../packages/*/src/{all,order,pages,people,policy-check,quick-quote,status,styles}.css",
    "!**/{shop,ui-kit}/**",
    "../../storefront/app/styles/{header,menu,footer,order-head,page-change,search,search-form,status}.css",
  ],
  { eager: true },
);
