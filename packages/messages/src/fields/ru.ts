/** Errors of fields that belong to no subject. */
export const messages = {
  personTwice: "Этот человек уже есть в списке. Впишите другого или уберите повтор",
  documentSeries: "В серии могут быть только цифры и заглавные буквы",
  documentNumber: "В номере документа только буквы и цифры",
};
