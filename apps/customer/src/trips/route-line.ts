import type { ListRoutesResponse } from '@ferry/api/customer';
import { formatDuration } from '@ferry/format/service-time';

type Route = ListRoutesResponse['routes'][number];
type Section = Route['sections'][number];

const byDuration = (one: Section, other: Section) => one.durationMinutes - other.durationMinutes;

/**
 * The ports of a route from one end to the other, by its longest section and how far each port is;
 * of the two directions, the one that the operator names first.
 */
export function stopsOf({ sections }: Route): string[] {
  const longest = [...sections].sort((one, other) => byDuration(other, one))[0];
  if (!longest) return [];
  const between = sections
    .filter(({ fromPortId }) => fromPortId === longest.fromPortId)
    .sort(byDuration)
    .map(({ toPortId }) => toPortId);
  return [longest.fromPortId, ...new Set(between)];
}

/** 「35分〜1時間55分」: the shortest and the longest section. */
export function durationsOf({ sections }: Route): string {
  const minutes = sections.map(({ durationMinutes }) => durationMinutes);
  if (minutes.length === 0) return '';
  const ends = new Set([Math.min(...minutes), Math.max(...minutes)]);
  return [...ends].map((each) => formatDuration(each)).join('〜');
}

/** The shortest section: the one whose fare is the lowest. */
export const shortestSection = ({ sections }: Route): Section | undefined =>
  [...sections].sort(byDuration)[0];

/** Whether some section is sailed in both directions. */
export const isBothWays = ({ sections }: Route): boolean =>
  sections.some(({ fromPortId, toPortId }) =>
    sections.some((back) => back.fromPortId === toPortId && back.toPortId === fromPortId),
  );
