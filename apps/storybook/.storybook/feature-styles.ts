// After ui-kit, whose rules come first where both weigh the same.
import.meta.glob(
  [
    "../../../packages/*/src/{all,styles,people}.css",
    "!**/{shop,ui-kit}/**",
    "../../storefront/app/styles/{header,menu,footer}.css",
  ],
  { eager: true },
);
