import { describe, expect, it } from 'vitest';
import { QUOTA, type TicketDemand } from '../../database/sold-ticket.ts';
import { movedTicket } from './moved-ticket.ts';

const quota = (day: string, people = 2): TicketDemand => ({ include: QUOTA, day, at: '', people });
const slot = (day: string, at: string, people = 2): TicketDemand => ({
  include: 0,
  day,
  at,
  people,
});

describe('movedTicket', () => {
  it('takes and frees nothing of what stays', () => {
    const same = [quota('2027-08-03'), slot('2027-08-04', '09:30')];
    expect(movedTicket(same, same.toReversed())).toEqual({ taken: [], freed: [] });
  });

  it('takes the other day and slot, and frees those of before', () => {
    const before = [quota('2027-08-03'), slot('2027-08-04', '09:30')];
    const after = [quota('2027-08-05'), slot('2027-08-04', '10:30')];
    expect(movedTicket(before, after)).toEqual({ taken: after, freed: before });
  });

  it('counts what is held beside the purchase', () => {
    const bought = [quota('2027-08-03')];
    const held = [quota('2027-08-05')];
    expect(movedTicket([...bought, ...held], held)).toEqual({ taken: [], freed: bought });
  });

  it('takes the difference where people differ', () => {
    expect(movedTicket([quota('2027-08-03', 2)], [quota('2027-08-03', 3)])).toEqual({
      taken: [quota('2027-08-03', 1)],
      freed: [],
    });
  });
});
