/** Surname and first name of somebody who bought, in the order in which they are read out. */
export const nameOf = ({
  lastName,
  firstName,
}: {
  readonly lastName: string;
  readonly firstName: string;
}): string => `${lastName} ${firstName}`;
