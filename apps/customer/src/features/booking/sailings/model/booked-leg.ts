import type { Draft, LegName, SailingOffer } from '@ferry/api/customer';
import { cabinsOfDraft } from '../../shared/model/draft-trip.ts';
import { vehiclesText } from '../../shared/model/requested-vehicles.ts';
import { isSameParty } from '../../shared/model/return-conditions.ts';
import { needsOf, type SearchConditions } from '../../shared/model/search-conditions.ts';
import { offersFor } from './leg-choice.ts';
import { type CabinPick, canBook, privateUseOf } from './pick.ts';
import type { ListChoice } from './use-kept-choice.ts';

/** What a leg of a change is now: another sailing is proposed with the same. */
export type BookedLeg = {
  /** Names of its cabin types. */
  cabinNames: readonly string[];
  /** The same cabin on a sailing; undefined where it has no room. */
  pickOn: (offer: SailingOffer) => CabinPick | undefined;
  /**
   * Of the sailings that can be booked the one of the same time, open, with the same cabin. With the booked sailing
   * itself nothing is picked, as long as nothing else of it is changed.
   */
  propose: (free: readonly SailingOffer[]) => Omit<ListChoice, 'date'> | undefined;
};

/** The leg of a change as its draft has it; undefined of a new booking, and of a leg that is added. */
export function bookedLeg(
  draft: Draft,
  leg: LegName,
  conditions: SearchConditions,
): BookedLeg | undefined {
  const now = draft[leg];
  const { change } = draft;
  if (!change || !now) return undefined;
  const cabins = cabinsOfDraft(now);
  const pickOn = ({ sailing, cabinOffers }: SailingOffer): CabinPick | undefined => {
    const same = offersFor(cabinOffers, needsOf(conditions))
      .fitting.filter(canBook)
      .find((offer) =>
        cabins.every(
          ({ cabinType, privateUse }) =>
            cabinType.name === offer.cabinType.name &&
            (!privateUse || privateUseOf(offer) !== undefined),
        ),
      );
    return (
      same && {
        sailingId: sailing.id,
        cabinTypeId: same.cabinType.id,
        isPrivate: cabins.some(({ privateUse }) => privateUse),
        isSuggested: 'asBooked',
      }
    );
  };
  return {
    cabinNames: cabins.map(({ cabinType }) => cabinType.name),
    pickOn,
    propose: (free) => {
      const same = free.find(({ sailing }) => sailing.departureTime === now.sailing.departureTime);
      if (!same) return undefined;
      const openId = same.sailing.id;
      if (openId === now.choice.sailingId && isAsDrafted(draft, leg, conditions)) {
        return change.parts.includes('cabins') ? { openId } : {};
      }
      return { openId, pick: pickOn(same) };
    },
  };
}

/** Whether a search is for the people and vehicles that the leg has. */
export function isAsDrafted(draft: Draft, leg: LegName, conditions: SearchConditions): boolean {
  const choice = draft[leg]?.choice;
  return (
    choice !== undefined &&
    isSameParty(choice.party, conditions) &&
    vehiclesText(choice.vehicles) === (conditions.vehicles ?? '') &&
    choice.pets.length === (conditions.pets ?? 0)
  );
}
