const UUID_START = /^([0-9a-f]{4})([0-9a-f]{4})-[0-9a-f-]{27}$/i;

/** Number of a claim to read out on the phone: `3F2A-91BC` of a UUID, any other id as it is. S0 §2. */
export function claimNumber(id: string | number): string {
  const [, first, second] = UUID_START.exec(String(id)) ?? [];
  return first && second ? `${first}-${second}`.toUpperCase() : String(id);
}
