/** Surname and first name of a policyholder, in this order. */
export const nameOf = ({
  lastName,
  firstName,
}: {
  readonly lastName: string;
  readonly firstName: string;
}): string => `${lastName} ${firstName}`;
