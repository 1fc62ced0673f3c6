import type {
  LegService,
  Port,
  Sailing,
  SharedTicket,
  Ticket,
  TicketCabin,
  TicketLeg,
  TicketList,
  Traveller,
} from '@ferry/api/customer';
import { cutOffHoldsFor } from '@ferry/format/check-in';
import { formatDateShort } from '@ferry/format/date';
import { partyText } from '@ferry/format/party-text';
import { splitServiceTime } from '@ferry/format/service-time';
import { legServiceWords } from '../../../../copy/leg-services.ts';
import { passengerClasses } from '../../../../copy/passenger-classes.ts';
import { isOffered } from '../../../../page/offered.ts';
import { vehicleLine } from '../../../booking/shared/model/leg-words.ts';
import type { KeptTickets, TicketLegView, TicketView } from './kept-tickets.ts';
import type { KeptVouchers } from './kept-vouchers.ts';

/** Who travels, and what each has to show. Without it nothing names a person. */
type Travellers = ReadonlyMap<string, Traveller>;

const nobody: Travellers = new Map();

/** What is brought along beside the ticket. */
const bringWords: Record<string, string> = { vehicleInspection: '車検証' };

const classWord = ({ passengerClass }: Ticket) =>
  passengerClasses.find(({ id }) => id === passengerClass)?.label;

const cabinWord = ({ name, grade, privateUse }: TicketCabin) =>
  `${name}(${grade})${privateUse ? '・貸切' : ''}`;

/** 「車検証、学生証」; papers of a discount can show a person's health, so they come with names. */
function bringText(tickets: readonly Ticket[], travellers: Travellers): string {
  const items = tickets.flatMap(({ id, bring }) => [
    ...bring.map((item) => bringWords[item] ?? 'その他(窓口でご確認ください)'),
    ...(travellers.get(id)?.documents ?? []),
  ]);
  return [...new Set(items)].join('、');
}

const factsOf = (rows: Record<string, string>): TicketView['facts'] =>
  Object.entries(rows).flatMap(([term, value]) => (value ? [{ term, value }] : []));

function vehiclesText(tickets: readonly Ticket[], travellers: Travellers): string {
  return tickets
    .flatMap(({ id, vehicles }) =>
      vehicles.map((vehicle) => vehicleLine({ ...vehicle, plate: travellers.get(id)?.name || '' })),
    )
    .join('、');
}

/** What one ticket says: whose it is, until when, where to sit. */
function passOf(ticket: Ticket, travellers: Travellers): TicketView {
  const isVehicle = ticket.kind === 'vehicle';
  const name = travellers.get(ticket.id)?.name;
  const number = (ticket.position ?? 0) + 1;
  const words = isVehicle
    ? [vehiclesText([ticket], travellers)]
    : [classWord(ticket), ticket.isDriver && '運転者'];
  return {
    id: ticket.id,
    isVehicle,
    title: isVehicle
      ? (ticket.vehicles[0]?.name ?? '車両')
      : name
        ? `${name} 様`
        : `乗船者${number}`,
    description: words.filter(Boolean).join('・'),
    state: ticket.state,
    code: ticket.code,
    shortCode: ticket.shortCode,
    cutOff: { at: ticket.checkInClosesAt, holdsFor: cutOffHoldsFor(ticket, isOffered('vehicles')) },
    facts: factsOf({
      客室: ticket.cabins.map(cabinWord).join('、'),
      持ち物: bringText([ticket], travellers),
    }),
  };
}

/** Whose ticket it is. One person alone is no group. */
function headOf(leg: TicketLeg, people: number, hasVehicles: boolean, travellers: Travellers) {
  const [only] = leg.tickets;
  if (only && leg.tickets.length === 1) {
    const { title, description } = passOf(only, travellers);
    return { title, description };
  }
  return {
    title: `${people}名${hasVehicles ? 'と車両' : ''}をまとめて`,
    description: `${hasVehicles ? '車両窓口' : '窓口'}では、これ1つで全員の手続きが済みます。`,
  };
}

function groupOf(leg: TicketLeg, ticket: Ticket, travellers: Travellers): TicketView {
  const people = leg.tickets.filter(({ kind }) => kind === 'passenger').length;
  const vehicles = leg.tickets.filter(({ kind }) => kind === 'vehicle');
  return {
    ...passOf(ticket, nobody),
    ...headOf(leg, people, vehicles.length > 0, travellers),
    facts: factsOf({
      船: leg.sailing.vessel.name,
      客室: ticket.cabins.map(cabinWord).join('、'),
      車両: vehiclesText(vehicles, travellers),
      乗船者: partyText(leg.party),
      持ち物: bringText([ticket, ...leg.tickets], travellers),
    }),
  };
}

/** A voyage with its times of now. */
function voyageNow(sailing: Sailing, service: LegService) {
  const stop = (at: string, now: string | null, port: string) => ({
    at: now ?? at,
    port,
    ...(now && now !== at && { plannedAt: at }),
  });
  const { mark, title: titleOf } = legServiceWords(service);
  const title = titleOf(service, sailing.departureAt);
  // What the title has said already is not said again.
  const message = title.startsWith(service.message) ? '' : service.message;
  return {
    departure: stop(sailing.departureAt, service.departureAt, sailing.fromPort.name),
    arrival: stop(sailing.arrivalAt, service.arrivalAt, sailing.toPort.name),
    arrivesAt: service.arrivalAt ?? sailing.arrivalAt,
    isCancelled: service.state === 'cancelled',
    news: mark ? { title, message } : null,
  };
}

function portOf({ fromPort }: Sailing, ports: readonly Port[]): TicketLegView['port'] {
  const port = ports.find(({ id }) => id === fromPort.id);
  return {
    name: fromPort.name,
    address: port?.address ?? '',
    directions: port?.directions ?? '',
    phone: port?.phone ?? null,
  };
}

function titleOf({ date, departureTime }: Sailing, word: string): string {
  const isNight = splitServiceTime(departureTime).days > 0;
  return `${word} ${formatDateShort(date)}${isNight ? 'の深夜' : ''}`;
}

function legViewOf(
  leg: TicketLeg,
  word: string,
  { ports, travellers }: { ports: readonly Port[]; travellers: Travellers },
): TicketLegView {
  return {
    leg: leg.leg,
    title: titleOf(leg.sailing, word),
    ...voyageNow(leg.sailing, leg.service),
    opensAt: leg.opensAt,
    withheld: leg.service.standBy?.state === 'over' ? 'standByOver' : leg.withheld,
    group: leg.group && groupOf(leg, leg.group, travellers),
    passes: leg.tickets.map((ticket) => passOf(ticket, travellers)),
    port: portOf(leg.sailing, ports),
  };
}

/**
 * The tickets of a reservation, voyage by voyage.
 *
 * @param ports for address and telephone of the port of departure; without them both are left out
 * @param hasNames whether anything names a person or a number plate
 */
export function legViews(
  list: TicketList,
  ports: readonly Port[],
  hasNames: boolean,
): TicketLegView[] {
  const travellers = hasNames
    ? new Map(list.travellers.map((each) => [each.ticketId, each]))
    : nobody;
  return list.legs.map((leg) => {
    const word = list.legs.length === 1 ? '片道' : leg.leg === 'return' ? '復路' : '往路';
    return legViewOf(leg, word, { ports, travellers });
  });
}

/** What is kept on the device of the tickets of a reservation, and of its vouchers. */
export function keptOf(
  list: TicketList,
  ports: readonly Port[],
  { hasNames, memberId }: Pick<KeptTickets, 'hasNames' | 'memberId'>,
  vouchers?: KeptVouchers | null,
): KeptTickets {
  return {
    version: 1,
    reservationId: list.reservationId,
    reservationNumber: list.reservationNumber,
    ...(memberId && { memberId }),
    keptAt: list.serverTime,
    hasNames,
    legs: legViews(list, ports, hasNames),
    ...(vouchers?.until && { until: vouchers.until }),
    ...(vouchers && { vouchers }),
  };
}

/**
 * What is kept, as it is now. Where the ports could not be read, address and telephone stay.
 *
 * @param vouchers null where there are none any more; what is kept stays where they could not be read
 */
export function renewedOf(
  kept: KeptTickets,
  list: TicketList,
  ports: readonly Port[],
  vouchers: KeptVouchers | null | undefined = kept.vouchers,
): KeptTickets {
  const renewed = keptOf(list, ports, kept, vouchers);
  const legs = renewed.legs.map((leg) => {
    const earlier = kept.legs.find(({ port }) => port.name === leg.port.name);
    return earlier && leg.port.address === '' ? { ...leg, port: earlier.port } : leg;
  });
  return { ...renewed, legs };
}

/** On no sailing, in time or not: what its sailing does is not its arrival. */
const ON_STAND_BY: readonly (string | null)[] = ['standBy', 'standByOver'];

/** Without the tickets of what has arrived at an instant: from then on no code is shown. */
export const withoutArrived = (views: readonly TicketLegView[], now: number): TicketLegView[] =>
  views.map((view) =>
    Date.parse(view.arrivesAt) > now || ON_STAND_BY.includes(view.withheld)
      ? view
      : { ...view, withheld: 'over', group: null, passes: [] },
  );

/** The one ticket that a shared link shows, which names nobody. */
export function sharedView(
  { ticket, ...shared }: SharedTicket,
  ports: readonly Port[],
): TicketLegView {
  const { facts, ...view } = passOf(ticket, nobody);
  return {
    leg: shared.leg,
    title: titleOf(shared.sailing, ''),
    ...voyageNow(shared.sailing, shared.service),
    opensAt: shared.opensAt,
    withheld: null,
    group: { ...view, facts: [{ term: '船', value: shared.sailing.vessel.name }, ...facts] },
    passes: [],
    port: portOf(shared.sailing, ports),
  };
}
