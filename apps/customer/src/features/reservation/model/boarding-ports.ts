import type { LegName, Port, Reservation } from '@ferry/api/customer';
import { hasPlace, sails } from '../../../trips/needs-payment.ts';
import { papersOf } from '../../booking/shared/model/papers.ts';

/** Where a leg is boarded, and what is asked for there. */
export type BoardingPort = {
  leg: LegName;
  /** 「往路の乗り場 東雲港」. */
  title: string;
  name: string;
  /** Empty until the ports are known, or where the operator does not say. */
  address: string;
  directions: string;
  /** The port's counter. */
  phone: string | null;
  /** 「乗船券、車検証」. */
  bring: string;
};

/** The ports of the legs that sail and have not departed, the next one first; on stand-by the one whose window gives a place. */
export function boardingPorts(
  reservation: Reservation,
  ports: readonly Port[] = [],
): BoardingPort[] {
  const { passengers, serverTime } = reservation;
  return (['outbound', 'return'] as const).flatMap((leg) => {
    const booked = reservation[leg];
    if (!booked || !sails(booked)) return [];
    const { sailing, service, vehicles } = booked;
    const departsAt = service.departureAt ?? sailing.departureAt;
    const isWaiting = service.standBy?.state === 'waiting';
    const isAhead = hasPlace(booked) && Date.parse(departsAt) > Date.parse(serverTime);
    if (!isAhead && !isWaiting) return [];
    const port = ports.find(({ id }) => id === sailing.fromPort.id);
    const word = reservation.return ? { outbound: '往路の', return: '復路の' }[leg] : '';
    const aboard = passengers.filter((passenger) => passenger[`${leg}Cabin`] !== null);
    return {
      leg,
      title: `${word}乗り場 ${sailing.fromPort.name}`,
      name: sailing.fromPort.name,
      address: port?.address ?? '',
      directions: port?.directions ?? '',
      phone: port?.phone ?? null,
      bring: [
        isWaiting ? '予約番号' : '乗船券',
        ...papersOf({ vehicles, passengers: aboard }),
      ].join('、'),
    };
  });
}

/** A search on a map, for name and address alone: nothing of the reservation leaves the site. */
export const mapLink = ({ name, address }: Pick<BoardingPort, 'name' | 'address'>): string => {
  const query = new URLSearchParams({ api: '1', query: `${name} ${address}` });
  return `https://www.google.com/maps/search/?${query}`;
};
