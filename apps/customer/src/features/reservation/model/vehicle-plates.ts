import type { LegName, Reservation } from '@ferry/api/customer';
import { cutOffOfLeg } from '@ferry/format/check-in';
import { sails } from '../../../trips/needs-payment.ts';
import { boardingPartyOf } from '../../booking/shared/model/check-in.ts';
import { vehicleLine } from '../../booking/shared/model/leg-words.ts';

/** A vehicle of a leg, and what its number plate is called. */
type PlatePlace = { leg: LegName; position: number; title: string };

/** A vehicle as the page shows it. */
export type BookedVehicle = PlatePlace & {
  /** 「往路の車両1」. */
  name: string;
  /** Kind, size, model and plate. */
  line: string;
  plate: string;
  /** Its plate is still to be said, or can be put right: the leg sails and has not departed. */
  plateIs: 'open' | 'correctable' | 'fixed';
};

/** The vehicles of both legs, in order. */
export function bookedVehicles(reservation: Reservation): BookedVehicle[] {
  const { outbound, return: returnLeg, state, serverTime } = reservation;
  const isBooked = state === 'confirmed' || state === 'confirmedUnpaid';
  const legs = [
    { leg: 'outbound', value: outbound, prefix: returnLeg ? '往路の' : '' },
    { leg: 'return', value: returnLeg, prefix: '復路の' },
  ] as const;
  return legs.flatMap(({ leg, value, prefix }) => {
    if (!value) return [];
    const isOpen =
      isBooked && sails(value) && Date.parse(value.sailing.departureAt) > Date.parse(serverTime);
    return value.vehicles.map((vehicle, position): BookedVehicle => {
      const { plate, plateUndecided } = vehicle;
      const name = `${prefix}車両${position + 1}`;
      return {
        leg,
        position,
        name,
        title: `${name}(${vehicle.name})のナンバー`,
        line: vehicleLine(vehicle),
        plate,
        plateIs: !isOpen ? 'fixed' : plateUndecided ? 'open' : plate ? 'correctable' : 'fixed',
      };
    });
  });
}

/**
 * The plate that the same vehicle has on the other leg: of one type, as long, at the same position. Undefined
 * where that is still to be said as well.
 */
export function plateOfOtherLeg(
  reservation: Reservation,
  { leg, position }: PlatePlace,
): string | undefined {
  const own = reservation[leg]?.vehicles[position];
  const other = reservation[leg === 'return' ? 'outbound' : 'return']?.vehicles[position];
  const isSame = own?.vehicleTypeId === other?.vehicleTypeId && own?.lengthCm === other?.lengthCm;
  return (isSame && other?.plate) || undefined;
}

/**
 * Until when plates that were left open should be said: before check-in closes, as the next deadline of the
 * page says; who is late for that still can until the ship departs.
 */
export function platesUntil(reservation: Reservation): '乗船手続き締切まで' | '出港まで' {
  const isInTime = openPlates(reservation).some(({ leg }) => {
    const booked = reservation[leg];
    const cutOff = booked && cutOffOfLeg(booked, boardingPartyOf(reservation, leg));
    return cutOff && Date.parse(cutOff) > Date.parse(reservation.serverTime);
  });
  return isInTime ? '乗船手続き締切まで' : '出港まで';
}

/** The vehicles whose plate was left open, of legs that sail and have not departed. */
export const openPlates = (reservation: Reservation): BookedVehicle[] =>
  bookedVehicles(reservation).filter(({ plateIs }) => plateIs === 'open');
