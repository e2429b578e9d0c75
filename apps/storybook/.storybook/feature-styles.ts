// After ui-kit, whose rules come first where both weigh the same. A test compares this list with what
// packages export and with what the site has of its own.
import.meta.glob(
  [
    "../../../packages/*/src/{all,order,pages,people,policy-check,status,styles}.css",
    "!**/{shop,ui-kit}/**",
    "../../storefront/app/styles/{header,menu,footer,page-change,search,search-form,status}.css",
  ],
  { eager: true },
);
