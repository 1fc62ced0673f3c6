import type { Passenger, ReservationLeg } from '@ferry/api/customer-server';
import { cabinsText } from '@ferry/format/cabins-text';
import { cutOffOfLeg } from '@ferry/format/check-in';
import { formatDateShort, formatTime, jstDate } from '@ferry/format/date';
import { partyText } from '@ferry/format/party-text';
import { standsBy } from '@ferry/format/stand-by';
import { checkInTerm } from './check-in-term.ts';
import { legRows } from './leg-rows.ts';
import type { MailMoment } from './mail-line.ts';
import type { MailPart } from './mail-parts.ts';

/**
 * A leg as its ticket shows it: check-in, departure and arrival on a line. One that nobody has to be in time for is its
 * rows alone.
 * @param about of {@link legRows}
 * @param title of the leg, as {@link titledLegs} has it
 */
export function voyagePart(
  title: string,
  leg: ReservationLeg,
  passengers: readonly Passenger[],
  about: Parameters<typeof legRows>[2],
): MailPart {
  const isOffLine = about.isOver || leg.service.state === 'cancelled' || standsBy(leg.service);
  const moments = isOffLine ? [] : momentsOf(leg, passengers, about.isCarrying);
  return { kind: 'voyage', title, rows: legRows(leg, passengers, about), moments };
}

function momentsOf(
  leg: ReservationLeg,
  passengers: readonly Passenger[],
  isCarrying: boolean,
): MailMoment[] {
  const { sailing, service, vehicles, cabins, party } = leg;
  const boarding = { vehicles, passengers };
  const checkIn = checkInTerm(sailing, boarding, isCarrying);
  // 24:10 on the timetable is ten past midnight on the line, beside the day that it is.
  const departureAt = service.departureAt ?? sailing.departureAt;
  const isAsPrinted = sailing.departureTime === formatTime(departureAt);
  const printed = isAsPrinted ? [] : [`${sailing.departureTime}の便`];
  const moments: (Omit<MailMoment, 'time' | 'day'> & { at: string })[] = [
    {
      mark: 'flag',
      at: cutOffOfLeg(leg, boarding),
      title: checkIn,
      terms: [checkIn],
      note: sailing.fromPort.name,
      way: 'dotted',
    },
    {
      mark: 'ring',
      at: departureAt,
      terms: ['区間', '出港'],
      way: 'solid',
      title: `${sailing.fromPort.name} 出港`,
      note: [...printed, sailing.vessel.name].join(' '),
    },
    {
      mark: 'dot',
      at: service.arrivalAt ?? sailing.arrivalAt,
      terms: ['入港', '客室・人数'],
      title: `${sailing.toPort.name} 入港`,
      note: `${cabinsText(cabins)}・${partyText(party)}`,
    },
  ];
  return moments.map(({ at, ...moment }, index) => {
    const before = moments[index - 1];
    const isNewDay = !before || jstDate(before.at) !== jstDate(at);
    return {
      ...moment,
      time: formatTime(at),
      ...(isNewDay && { day: formatDateShort(jstDate(at)) }),
    };
  });
}
