import type { FastifyRequest } from 'fastify';

/** The ETag of a version of whatever has one: a draft, a reservation, a member, what a member keeps. */
export const etagOf = (version: number): string => `"${version}"`;

/** The versions in an `If-Match` that may have more than one. */
export const versionsOf = (ifMatch: string): number[] => ifMatch.split(', ').map(versionOf);

/** The version in an `If-Match` that the contract has checked. */
export const versionOf = (ifMatch: string): number => Number(ifMatch.slice(1, -1));

/** True for a client that has this already (`If-None-Match`), in a strong or a weak form: a proxy that packs weakens it. */
export function hasCopy({ headers }: FastifyRequest, etag: string): boolean {
  const known = headers['if-none-match']?.split(',') ?? [];
  return known.some((each) => strong(each.trim()) === strong(etag));
}

const strong = (etag: string): string => etag.replace(/^W\//, '');
