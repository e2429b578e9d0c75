/** What the drawing thread can do, by name. */
export { documentPdf } from "#src/content/files/document-pdf.ts";
export { policyPdf } from "#src/policy/policy-pdf.ts";
