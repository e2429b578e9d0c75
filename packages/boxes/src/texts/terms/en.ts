export const texts = {
  covers: "What the policy covers",
  conditions: "Conditions",
  exclusions: "What it does not cover",
  all: "What the policy covers, and on which conditions",
  file: "Terms of insurance, PDF",
  newTab: "opens in a new tab",
};
