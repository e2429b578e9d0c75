// After ui-kit, which declares the order of the layers.
import.meta.glob(
  [
    "../../../packages/*/src/{styles,landing,people}.css",
    "!**/ui-kit/**",
    "../../storefront/app/styles/{header,footer}.css",
  ],
  { eager: true },
);
