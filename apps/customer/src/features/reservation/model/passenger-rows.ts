import type { LegName, Passenger, Reservation } from '@ferry/api/customer';
import { cabinName } from '@ferry/format/cabins-text';
import { fullName, fullReading } from '@ferry/format/full-name';
import { passengerClasses } from '../../../copy/passenger-classes.ts';

/** A passenger as a row of the table. */
export type PassengerRow = {
  /** Position, from 0. */
  key: string;
  name: string;
  kana: string;
  /** 「大人・運転者」. */
  kind: string;
  /** Where on each leg: 「往路 夜行シート」. */
  cabins: string[];
};

const isDriverOf = ({ outbound, return: returnLeg }: Reservation, position: number): boolean =>
  [outbound, returnLeg].some((leg) => leg?.vehicles.some(({ driver }) => driver === position));

/** The cabin of a passenger on a leg, with its number where there are several. */
function cabinOf(reservation: Reservation, passenger: Passenger, name: LegName): string[] {
  const leg = reservation[name];
  if (!leg) return [];
  const word = reservation.return ? { outbound: '往路 ', return: '復路 ' }[name] : '';
  const index = passenger[`${name}Cabin`];
  const cabin = index === null ? undefined : leg.cabins[index];
  if (index === null || !cabin) return [`${word}乗船しません`];
  const number = leg.cabins.length > 1 ? `客室${index + 1} ` : '';
  return [`${word}${number}${cabinName(cabin)}`];
}

/** Who travels, as what, and where. */
export const passengerRows = (reservation: Reservation): PassengerRow[] =>
  reservation.passengers.map((passenger, position) => {
    const { familyName, givenName, familyNameKana, givenNameKana, passengerClass } = passenger;
    const word = passengerClasses.find(({ id }) => id === passengerClass)?.label;
    return {
      key: String(position),
      name: fullName({ familyName, givenName }),
      kana: fullReading({ familyNameKana, givenNameKana }),
      kind: [word ?? '乗船者', isDriverOf(reservation, position) && '運転者']
        .filter(Boolean)
        .join('・'),
      cabins: [
        ...cabinOf(reservation, passenger, 'outbound'),
        ...cabinOf(reservation, passenger, 'return'),
      ],
    };
  });
