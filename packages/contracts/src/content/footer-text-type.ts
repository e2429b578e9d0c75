/** An item of type `Текст` is plain text; any other is a link (S0 §2). */
export const FOOTER_TEXT_TYPE = "Текст";
