import type { ChangePart, Draft } from '@ferry/api/customer';
import { useState } from 'react';

/** The parts of the form. */
type FormPart = 'passengers' | 'representative' | 'vehicles' | 'options' | 'ticket';

const all: readonly FormPart[] = ['passengers', 'representative', 'vehicles', 'options', 'ticket'];

/** Where the parts of a change are answered. */
const answeredIn: Partial<Record<ChangePart, FormPart>> = {
  cabins: 'passengers',
  passengers: 'passengers',
  vehicles: 'vehicles',
  options: 'options',
  contact: 'representative',
};

const partOfPath = (path: string): FormPart => {
  if (path.startsWith('representative')) return 'representative';
  if (path.startsWith('partnerTicket')) return 'ticket';
  return /^(?:outbound|return)Vehicles/.test(path) ? 'vehicles' : 'passengers';
};

/**
 * The parts that are asked for: all of them, or those that are changed with those where something is
 * missing, or help was asked for.
 */
export function shownParts({
  change,
  problems,
  partnerTicket,
  customers,
}: Draft): ReadonlySet<FormPart> {
  // Of a purchase nothing else is changed here.
  if (change && partnerTicket) return new Set(['ticket']);
  const asked = [
    ...(change?.parts ?? []).flatMap((part) => answeredIn[part] ?? []),
    // Of a search; it stays in sight when it is answered.
    ...(customers.asksHelp ? ['passengers' as const] : []),
    ...Object.keys(problems).map(partOfPath),
  ];
  // A customer who comes here although nothing is asked wants to look at something.
  return new Set(change && asked.length > 0 ? asked : all);
}

/**
 * The same, with the parts that a submit has found something wrong in. They stay: nobody's field goes
 * while it is typed in.
 */
export function useShownParts(
  draft: Draft,
  wrong: readonly { path: string }[],
): ReadonlySet<FormPart> {
  const [shown, setShown] = useState(() => shownParts(draft));
  const more = wrong.map(({ path }) => partOfPath(path)).filter((part) => !shown.has(part));
  if (more.length > 0) setShown(new Set([...shown, ...more]));
  return shown;
}
