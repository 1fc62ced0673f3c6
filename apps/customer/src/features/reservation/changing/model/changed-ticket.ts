import type { Draft, Reservation } from '@ferry/api/customer';
import { slotText, validText } from '../../../booking/shared/model/ticket-lines.ts';
import type { ChangedAnswer } from './changed-answers.ts';

/** What a change of the sailings makes another thing of a partner ticket: its days, and its slots. */
export function changedTicket(
  { partnerTicket: was }: Pick<Reservation, 'partnerTicket'>,
  { partnerTicket: now }: Pick<Draft, 'partnerTicket'>,
): ChangedAnswer[] {
  if (!was || !now) return [];
  const answers = [
    { id: 'valid', name: '使える日', before: validText(was), after: validText(now) },
    ...was.includes.flatMap(({ name, slot }, include) => {
      const next = now.includes[include]?.slot;
      if (!slot && !next) return [];
      const text = (of: typeof slot | undefined) => (of ? slotText(of) : '選び直してください');
      return [{ id: `slot ${include}`, name, before: text(slot), after: text(next) }];
    }),
  ];
  return answers.filter(({ before, after }) => before !== after);
}
