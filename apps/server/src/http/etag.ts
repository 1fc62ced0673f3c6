/** The ETag of a version of whatever has one: a draft, a reservation, a member, what a member keeps. */
export const etagOf = (version: number): string => `"${version}"`;

/** The version in an `If-Match` that the contract has checked. */
export const versionOf = (ifMatch: string): number => Number(ifMatch.slice(1, -1));
