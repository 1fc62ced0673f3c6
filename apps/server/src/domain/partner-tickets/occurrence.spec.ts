import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { demoOperator } from '../../operator/demo/document.ts';
import { parseOperatorDocument } from '../../operator/parse-document.ts';
import type { PartnerTicketRule } from '../../rules/partner-rules.ts';
import { DayPattern } from '../../rules/schema-parts.ts';
import { jstInstant } from '../instant.ts';
import { isValidDay, occurrenceOf, occurrenceOn, validDays } from './occurrence.ts';
import { ticketState } from './ticket-state.ts';

const [demonstrated] = parseOperatorDocument(demoOperator).partnerTickets;
const days = (pattern: v.InferInput<typeof DayPattern>) => v.parse(DayPattern, pattern);
const rule = (more: Partial<PartnerTicketRule> = {}): PartnerTicketRule => {
  if (!demonstrated) throw new Error('The demonstration has no partner ticket');
  const sale = { opensDaysBefore: 30, closesDaysBefore: 1 };
  return { ...demonstrated, closures: [], usableDays: undefined, sale, ...more };
};
const usable = (from: string, until: string) => rule({ usable: { from, until } });
const at = (text: string) => new Date(`${text}+09:00`);

describe('when a partner ticket can be used', () => {
  it.each<[string, PartnerTicketRule, string, [string, string]]>([
    [
      'dates with years are themselves',
      usable('2025-07-19', '2025-08-31'),
      '2027-07-20',
      ['2025-07-19', '2025-08-31'],
    ],
    ['of this year', usable('04-10', '05-31'), '2027-03-01', ['2027-04-10', '2027-05-31']],
    ['while it lasts', usable('04-10', '05-31'), '2027-05-30', ['2027-04-10', '2027-05-31']],
    [
      'the next one from the day on that its sales are over',
      usable('04-10', '05-31'),
      '2027-05-31',
      ['2028-04-10', '2028-05-31'],
    ],
    ['past the new year', usable('12-01', '02-28'), '2027-01-15', ['2026-12-01', '2027-02-28']],
    ['before the new year', usable('12-01', '02-28'), '2027-12-15', ['2027-12-01', '2028-02-28']],
    ['a leap day', usable('01-10', '02-29'), '2027-12-15', ['2028-01-10', '2028-02-29']],
    [
      'a leap day in a year without one',
      usable('01-10', '02-29'),
      '2026-12-15',
      ['2027-01-10', '2027-02-28'],
    ],
  ])('%s', (_, ticket, today, span) => {
    const { from, until } = occurrenceOf(ticket, at(`${today}T10:00:00`));
    expect([from, until]).toEqual(span);
  });

  it.each<[string, PartnerTicketRule, string, [string, string] | undefined]>([
    [
      'once its sales are over',
      usable('04-10', '05-31'),
      '2027-05-31',
      ['2027-04-10', '2027-05-31'],
    ],
    ['none after it', usable('04-10', '05-31'), '2027-06-01', undefined],
    ['none before it', usable('04-10', '05-31'), '2027-04-09', undefined],
    ['after the new year', usable('12-01', '02-28'), '2027-02-28', ['2026-12-01', '2027-02-28']],
    ['before the new year', usable('12-01', '02-28'), '2027-12-01', ['2027-12-01', '2028-02-28']],
    ['with years', usable('2025-07-19', '2025-08-31'), '2025-08-31', ['2025-07-19', '2025-08-31']],
    ['none of other years', usable('2025-07-19', '2025-08-31'), '2026-08-01', undefined],
  ])('that a day is in: %s', (_, ticket, day, span) => {
    const found = occurrenceOn(ticket, day);
    expect(found && [found.from, found.until]).toEqual(span);
  });

  it('is on sale from 9:00 of the first day to the end of the last', () => {
    const time = occurrenceOf(usable('04-10', '05-31'), at('2027-03-01T10:00:00'));
    expect(jstInstant(time.salesOpenAt)).toBe('2027-03-11T09:00:00+09:00');
    expect(jstInstant(time.salesCloseAt)).toBe('2027-05-31T00:00:00+09:00');
  });

  it.each<[string, Partial<PartnerTicketRule>, string, boolean]>([
    ['the first day', {}, '2027-04-10', true],
    ['the last day', {}, '2027-05-31', true],
    ['the day before', {}, '2027-04-09', false],
    ['the day after', {}, '2027-06-01', false],
    ['a weekday that counts', { usableDays: days({ weekdays: ['sat'] }) }, '2027-04-10', true],
    ['another weekday', { usableDays: days({ weekdays: ['sat'] }) }, '2027-04-11', false],
    [
      'in a closure',
      { closures: [{ text: '休み', span: { from: '04-29', until: '05-05' } }] },
      '2027-05-05',
      false,
    ],
    [
      'beside a closure',
      { closures: [{ text: '休み', span: { from: '04-29', until: '05-05' } }] },
      '2027-05-06',
      true,
    ],
    [
      'a weekday that is closed',
      { closures: [{ text: '火曜', days: days({ weekdays: ['tue'] }) }] },
      '2027-04-13',
      false,
    ],
  ])('%s', (_, more, date, isValid) => {
    const ticket = { ...usable('04-10', '05-31'), ...more };
    const time = occurrenceOf(ticket, at('2027-04-01T10:00:00'));
    expect(isValidDay(ticket, time, date)).toBe(isValid);
  });

  it('has so many days from a date on, and no more than there are', () => {
    const ticket = { ...usable('04-10', '05-31'), usableDays: days({ weekdays: ['sat'] }) };
    const time = occurrenceOf(ticket, at('2027-04-01T10:00:00'));
    expect(validDays(ticket, time, { from: '2027-04-01', most: 2 })).toEqual([
      '2027-04-10',
      '2027-04-17',
    ]);
    expect(validDays(ticket, time, { from: '2027-05-20', most: 5 })).toEqual([
      '2027-05-22',
      '2027-05-29',
    ]);
    expect(validDays(ticket, time, { from: '2027-06-01', most: 5 })).toEqual([]);
  });
});

describe('the state of a partner ticket', () => {
  const quota = (perDay: number) => ({ quota: { perDay, fewLeft: 10 } });
  const saturdays = { usableDays: days({ weekdays: ['sat'] }) };
  const stateOf = (ticket: PartnerTicketRule, now: Date) => {
    const free = ticket.quota.perDay;
    return ticketState(ticket, occurrenceOf(ticket, now), { free, now });
  };
  it.each<[string, Partial<PartnerTicketRule>, string, string]>([
    ['before sales open', quota(40), '2027-03-11T08:59:59', 'upcoming'],
    ['once they are open', quota(40), '2027-03-11T09:00:00', 'onSale'],
    ['with few a day', quota(10), '2027-04-01T10:00:00', 'few'],
    ['with a few more', quota(11), '2027-04-01T10:00:00', 'onSale'],
    ['with none', quota(0), '2027-04-01T10:00:00', 'soldOut'],
    ['none, before sales open', quota(0), '2027-03-01T10:00:00', 'upcoming'],
    ['on the last valid day', { ...quota(40), ...saturdays }, '2027-05-29T10:00:00', 'onSale'],
    ['after the last valid day', { ...quota(40), ...saturdays }, '2027-05-30T10:00:00', 'ended'],
  ])('%s', (_, more, now, state) => {
    const ticket = { ...usable('04-10', '05-31'), ...more };
    expect(stateOf(ticket, at(now))).toBe(state);
  });

  it('has ended when dates with years are over', () => {
    const ticket = { ...usable('2027-04-10', '2027-05-31'), ...quota(40) };
    const stateAt = (now: string) => stateOf(ticket, at(now));
    expect(stateAt('2027-05-30T23:59:59')).toBe('onSale');
    expect(stateAt('2027-05-31T00:00:00')).toBe('ended');
  });
});
