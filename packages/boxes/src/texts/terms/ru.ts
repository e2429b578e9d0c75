export const texts = {
  covers: "Что покрывает полис",
  conditions: "Условия",
  exclusions: "Что не покрывает",
  all: "Что покрывает полис и на каких условиях",
};
