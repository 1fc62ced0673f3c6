import type { ChangePart, ChangeTerms, Draft, LegName, Reservation } from '@ferry/api/customer';
import { closedText } from '../../../../copy/change-closed.ts';
import { isOffered } from '../../../../page/offered.ts';
import { isEnded } from '../../../../trips/needs-payment.ts';
import { isLocked } from '../../../booking/shared/model/draft-trip.ts';
import type { Flow, StepLink } from '../../../booking/shared/model/flow.ts';
import { outboundSearch } from '../../../booking/shared/model/return-conditions.ts';
import { commonUntil, partText, termText } from './change-texts.ts';
import { asksOutbound, asksReturn } from './needed-steps.ts';

/** What a customer may want: the parts of the contract, with two of them taken apart. */
export type Wish = ChangePart | 'names' | 'dropReturn';

type WishOption = { value: Wish; label: string; support: string };

const noReturn = '復路を追加する';

/** What is dropped costs what cancelling it does, on a free change as well. */
const DROPPED = '取消手数料あり';
const FEWER = '減らす分は取消手数料あり';

/** The parts of which the site speaks: vehicles that are not offered only of a booking with one. */
function offeredParts({ parts }: ChangeTerms, reservation: Reservation): ChangeTerms['parts'] {
  const hasVehicles = (['outbound', 'return'] as const).some(
    (leg) => (reservation[leg]?.vehicles.length ?? 0) > 0,
  );
  return parts.filter(({ part }) => part !== 'vehicles' || hasVehicles || isOffered('vehicles'));
}

/** What can be changed, with until when, where that is not said above all, and for what. */
export function wishOptions(terms: ChangeTerms, reservation: Reservation): WishOption[] {
  const hasReturn = reservation.return !== null;
  // Before the payment nothing costs a fee, nor while the operator has ended a leg.
  const costs = reservation.state !== 'confirmedUnpaid' && !hasEndedLeg(reservation);
  const common = commonUntil(terms);
  return offeredParts(terms, reservation)
    .filter(({ isOpen }) => isOpen)
    .flatMap((term) => {
      const option = (value: Wish, label: string, dropping?: string) => ({
        value,
        label,
        support: termText(term, common, costs ? dropping : undefined),
      });
      const sailing = (leg: LegName, label: string) => ({
        ...option(SAILING_PARTS[leg], label),
        // Its time is over, whatever the rule says.
        ...(isOff(reservation, leg) && {
          support: '運航会社の都合のため、手数料なしで変更できます',
        }),
      });
      switch (term.part) {
        case 'outboundSailing':
          return [sailing('outbound', hasReturn ? '往路の便' : '便')];
        case 'returnSailing':
          return hasReturn
            ? [
                sailing('return', '復路の便'),
                // A ticket of both legs stays one.
                ...(reservation.partnerTicket
                  ? []
                  : [option('dropReturn', '復路をやめる', DROPPED)]),
              ]
            : [option(term.part, noReturn)];
        case 'passengers':
          return [
            option(term.part, '人数', FEWER),
            option(
              'names',
              terms.replacesPassengers ? 'お名前・割引・お手伝い' : 'お名前の訂正・割引・お手伝い',
            ),
          ];
        case 'vehicles':
        case 'options':
          return [option(term.part, partText(term.part), FEWER)];
        default:
          return [option(term.part, partText(term.part))];
      }
    });
}

/** What is changed by one press. */
export type WishTile = { id: string; label: string; support: string; wishes: readonly Wish[] };

/** Each wish by itself; both sailings of a return trip together as well, first where the operator has ended both. */
export function wishTiles(terms: ChangeTerms, reservation: Reservation): WishTile[] {
  const tiles = wishOptions(terms, reservation).map(
    ({ value, ...texts }): WishTile => ({ id: value, ...texts, wishes: [value] }),
  );
  const sailings = tiles.filter(({ id }) => id === 'outboundSailing' || id === 'returnSailing');
  if (reservation.return === null || sailings.length < 2) return tiles;
  const both: WishTile = {
    id: 'bothSailings',
    label: '往路と復路の便',
    support: sailings[0]?.support ?? '',
    wishes: ['outboundSailing', 'returnSailing'],
  };
  if (areBothCancelled(reservation)) return [both, ...tiles];
  const last = tiles.findIndex(({ id }) => id === 'returnSailing');
  return [...tiles.slice(0, last + 1), both, ...tiles.slice(last + 1)];
}

/** The part of a change that is the sailing of a leg. */
export const SAILING_PARTS = { outbound: 'outboundSailing', return: 'returnSailing' } as const;

/** Whether the operator has ended a leg of the reservation. */
export const hasEndedLeg = (reservation: Reservation): boolean =>
  isOff(reservation, 'outbound') || isOff(reservation, 'return');

/**
 * The legs that the operator has ended and for which another sailing can be chosen by itself: no change is made that
 * keeps the other leg while that is cancelled.
 */
export const legsToChoose = (reservation: Reservation): LegName[] =>
  (['outbound', 'return'] as const).filter(
    (leg) =>
      reservation[leg]?.service.choiceUntil &&
      !isCancelled(reservation, leg === 'outbound' ? 'return' : 'outbound'),
  );

/** Whether both legs of a return trip are cancelled: they are chosen one after the other. */
export const areBothCancelled = (reservation: Reservation): boolean =>
  isCancelled(reservation, 'outbound') && isCancelled(reservation, 'return');

const isCancelled = (reservation: Reservation, leg: LegName): boolean =>
  reservation[leg]?.service.state === 'cancelled';

const isOff = (reservation: Reservation, leg: LegName): boolean => {
  const booked = reservation[leg];
  return booked !== null && isEnded(booked);
};

/** What cannot be changed here, and why: what has one reason together. */
export function closedParts(
  terms: ChangeTerms,
  reservation: Reservation,
): { part: string; reason: string }[] {
  const closed = offeredParts(terms, reservation).filter(({ isOpen }) => !isOpen);
  const reasons = new Set(closed.map(({ reason }) => closedText(reason)));
  return [...reasons].map((reason) => {
    const names = closed.filter((each) => closedText(each.reason) === reason);
    // The contact is put right with the booking's own details; who represents it stays.
    const textOf = (part: ChangePart) => (part === 'contact' ? '代表者' : partText(part));
    return { part: names.map(({ part }) => textOf(part)).join('、'), reason };
  });
}

/** The parts of the contract that wishes stand for, each once. */
export const partsOf = (wishes: readonly Wish[]): ChangePart[] => {
  const parts = wishes.map((wish): ChangePart => {
    if (wish === 'names') return 'passengers';
    return wish === 'dropReturn' ? 'returnSailing' : wish;
  });
  return [...new Set(parts)];
};

/** The first step of a change that was begun with these wishes. */
export function firstStep(flow: Flow, draft: Draft, wishes: readonly Wish[]): StepLink {
  // Names alone need no sailing to be looked at.
  const withoutNames = partsOf(wishes.filter((wish) => wish !== 'names'));
  if (asksOutbound(withoutNames) && !isLocked(draft, 'outbound')) {
    return flow.links.selectSchedule(outboundSearch(draft));
  }
  const isDropped = wishes.includes('dropReturn');
  return asksReturn(draft) && !isDropped
    ? flow.links.selectReturn({ draft: draft.id })
    : flow.next.return(draft);
}
