/** Codes of products that are sold on the separate sales site. S0 §2. */
export const SEPARATE_SITE_CODES: readonly string[] = (
  "SAA ZAA SMA ZMA SAP ZAP SHP ZHP SAF ZAF SMF ZMF SES ZES " +
  "SEP ZEP SMS ZMS SMP ZMP SAC ZAC STP ZTP SCU ZCU SCI"
).split(" ");

/** Whether a product code, matched exactly, is sold on the separate site. S0 §2. */
export function sellsOnSeparateSite(code: string): boolean {
  return SEPARATE_SITE_CODES.includes(code);
}
