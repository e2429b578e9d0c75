/** Headers by which the insurer knows a partner's page. */
export function partnerHeaders(
  partnerKey: string | undefined,
  returnPage: string | undefined,
): Record<string, string> {
  return {
    ...(partnerKey === undefined ? {} : { "x-partner-key": partnerKey }),
    ...(returnPage === undefined ? {} : { "x-return-page": returnPage }),
  };
}
