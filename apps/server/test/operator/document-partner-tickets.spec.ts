import { describe, expect, it } from 'vitest';
import { demoOperator } from '../../src/operator/demo/document.ts';
import { OperatorDocumentError, parseOperatorDocument } from '../../src/operator/parse-document.ts';
import type { PartnerTicketRule } from '../../src/rules/partner-rules.ts';
import type { OperatorDocumentInput } from '../../src/rules/schema.ts';
import { smallOperator } from '../support/small-operator.ts';

const demonstration = parseOperatorDocument(demoOperator);

/** What is wrong once the first ticket, a return over the night route, was changed. */
function problemsOf(change: (ticket: PartnerTicketRule) => void): string {
  const copy = structuredClone(demonstration);
  const [ticket] = copy.partnerTickets;
  if (!ticket) throw new Error('The demonstration has no partner ticket');
  change(ticket);
  try {
    parseOperatorDocument(copy);
    return '';
  } catch (error) {
    if (error instanceof OperatorDocumentError) return error.message;
    throw error;
  }
}

describe('partner tickets of a document', () => {
  it('are optional', () => {
    const without: OperatorDocumentInput = smallOperator();
    expect(parseOperatorDocument(without).partnerTickets).toEqual([]);
  });

  it('of the demonstration are as its issue names them: kinds, slots, few, sold out, over', () => {
    const tickets = demonstration.partnerTickets;
    expect(problemsOf(() => undefined)).toBe('');
    expect(new Set(tickets.map(({ kind }) => kind))).toEqual(
      new Set(['aquarium', 'hotSpring', 'bus', 'rental', 'event', 'sightseeing', 'stay']),
    );
    expect(tickets.some(({ includes }) => includes.some(({ slots }) => slots.length > 0))).toBe(
      true,
    );
  });

  it.each<[string, (ticket: PartnerTicketRule) => void, string]>([
    [
      'an unknown route',
      ({ crossing }) => Object.assign(crossing, { routeId: 'route_moon' }),
      'partnerTickets.0.crossing.routeId: there is no route "route_moon"',
    ],
    [
      'a section that is not sold',
      ({ crossing }) => Object.assign(crossing.sections[0] ?? {}, { toPortId: 'port_hokage' }),
      'partnerTickets.0.crossing.sections.0: no fare of the grade "スタンダード" from "port_shinonome" to "port_hokage"',
    ],
    [
      'a grade that the route does not have',
      ({ crossing }) => Object.assign(crossing, { grade: 'アッパー' }),
      'partnerTickets.0.crossing.sections.0: no fare of the grade "アッパー"',
    ],
    [
      'a grade of rooms alone',
      ({ crossing }) => Object.assign(crossing, { grade: 'デラックス個室' }),
      'partnerTickets.0.crossing.grade: no vessel of the route has berths of the grade "デラックス個室"',
    ],
    [
      'a period without a price',
      ({ prices }) => Object.assign(prices, { C: undefined }),
      'partnerTickets.0.prices',
    ],
    [
      'a price for a period that never comes',
      ({ prices }) => Object.assign(prices, { Z: { adultYen: 1, childYen: 1 } }),
      'partnerTickets.0.prices.Z: the route has no period Z',
    ],
    [
      'a price above its parts',
      ({ prices }) => Object.assign(prices.A ?? {}, { adultYen: 26_741 }),
      'partnerTickets.0.prices.A.adultYen: more than its parts by themselves, which cost 26740 yen',
    ],
    [
      "a child's price above its parts",
      ({ prices }) => Object.assign(prices.A ?? {}, { childYen: 13_371 }),
      'partnerTickets.0.prices.A.childYen: more than its parts by themselves, which cost 13370 yen',
    ],
    [
      'a child that pays more than an adult',
      ({ prices }) => Object.assign(prices, { A: { adultYen: 10_000, childYen: 10_001 } }),
      'partnerTickets.0.prices.A.childYen: a child pays at most what an adult pays',
    ],
    [
      'a year at one end only',
      (ticket) => Object.assign(ticket, { usable: { from: '2027-04-01', until: '03-31' } }),
      'partnerTickets.0.usable: one end has a year and the other has none',
    ],
    [
      'a closure that ends before it begins',
      (ticket) =>
        Object.assign(ticket, {
          closures: [{ text: '休み', span: { from: '2027-05-02', until: '2027-05-01' } }],
        }),
      'partnerTickets.0.closures.0.span: the span ends before it begins',
    ],
    [
      'a closure that says no days',
      (ticket) => Object.assign(ticket, { closures: [{ text: '休み' }] }),
      'partnerTickets.0.closures.0: it is either a span or a pattern of days',
    ],
    [
      'two slots at one time',
      ({ includes }) =>
        Object.assign(includes[1] ?? {}, {
          slots: [
            { at: '09:30', places: 1 },
            { at: '09:30', places: 2 },
          ],
        }),
      'partnerTickets.0.includes.1.slots: two slots at the same time',
    ],
    [
      'fees that do not come nearer',
      ({ cancellation }) => cancellation.push({ daysBefore: 7, percent: 50, minimumYen: 0 }),
      'partnerTickets.0.cancellation.3: daysBefore is not smaller than in the term before',
    ],
  ])('%s', (_, change, problem) => {
    expect(problemsOf(change)).toContain(problem);
  });
});
