/** The parts of a name; one of them is empty or lacks where a name is not divided. */
type Parts = { familyName?: string | undefined; givenName?: string | undefined };
type Readings = { familyNameKana?: string | undefined; givenNameKana?: string | undefined };

const joined = (...parts: (string | undefined)[]): string =>
  parts.flatMap((part) => part?.trim() || []).join(' ');

/**
 * A person's name as it is shown and printed: family name, space, given name, or the one name that there is.
 * @example fullName({ familyName: 'スカルノ', givenName: '' }) → 'スカルノ'
 */
export const fullName = ({ familyName, givenName }: Parts): string => joined(familyName, givenName);

/** The reading of {@link fullName}. */
export const fullReading = ({ familyNameKana, givenNameKana }: Readings): string =>
  joined(familyNameKana, givenNameKana);

/** Whether a known name is not divided into family and given name: exactly one of them is there. */
export const isOneName = ({ familyName, givenName }: Parts): boolean => !familyName !== !givenName;
