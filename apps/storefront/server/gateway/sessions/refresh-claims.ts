/** A refresh token, which works once. */
export interface RefreshClaims {
  visitorId: string;
  session: string;
  generation: number;
}
