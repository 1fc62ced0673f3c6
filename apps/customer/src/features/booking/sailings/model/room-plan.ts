import type { CabinChoice, CabinType, Party } from '@ferry/api/customer';
import { passengerClasses } from '../../../../copy/passenger-classes.ts';

/** A person of the party; the name is asked for later. */
type RoomGuest = {
  key: keyof Party;
  /** 「大人1」; 「小人」 when there is only one. */
  name: string;
  /** Index of the room. */
  room: number;
  /** An infant who does not share a bed. */
  hasOwnBed: boolean;
};

/** A room of the party. */
type PlannedRoom = Pick<CabinChoice, 'cabinTypeId' | 'privateUse'>;

/** Who is in which room of which type. Each is in one. */
export type RoomPlan = { rooms: readonly PlannedRoom[]; guests: readonly RoomGuest[] };

/** The plan that an offer comes with; whom it leaves out is in the first room. */
export function planFrom(cabins: readonly CabinChoice[], party: Party): RoomPlan {
  const guests = passengerClasses.flatMap(({ key, label }) => {
    const count = party[key];
    const rooms = cabins.flatMap((cabin, room) =>
      Array.from({ length: cabin.party[key] }, (_, index) => ({
        room,
        hasOwnBed: key === 'infants' && index < cabin.infantBerths,
      })),
    );
    return Array.from({ length: count }, (_, index) => ({
      key,
      name: count > 1 ? `${label}${index + 1}` : label,
      ...(rooms[index] ?? { room: 0, hasOwnBed: false }),
    }));
  });
  return {
    rooms: cabins.map(({ cabinTypeId, privateUse }) => ({ cabinTypeId, privateUse })),
    guests,
  };
}

/** Whether a person takes a bed: all but those who share one. */
export const hasBed = ({ key, hasOwnBed }: RoomGuest): boolean =>
  key === 'adults' || key === 'children' || hasOwnBed;

/** The plan as a choice of cabins. */
export const cabinsOfPlan = ({ rooms, guests }: RoomPlan): CabinChoice[] =>
  rooms.map((room, index) => {
    const inside = guests.filter((guest) => guest.room === index);
    const count = (key: keyof Party) => inside.filter((guest) => guest.key === key).length;
    return {
      ...room,
      party: {
        adults: count('adults'),
        children: count('children'),
        infants: count('infants'),
        babies: count('babies'),
      },
      infantBerths: inside.filter(({ hasOwnBed }) => hasOwnBed).length,
    };
  });

/** Puts one guest into a room, or changes something else of theirs. */
export const withGuest = (plan: RoomPlan, index: number, part: Partial<RoomGuest>): RoomPlan => ({
  ...plan,
  guests: plan.guests.map((guest, at) => (at === index ? { ...guest, ...part } : guest)),
});

/** Changes the type or the private use of one room. */
export const withRoom = (plan: RoomPlan, index: number, part: Partial<PlannedRoom>): RoomPlan => ({
  ...plan,
  rooms: plan.rooms.map((room, at) => (at === index ? { ...room, ...part } : room)),
});

/** Whether there may be one more: nobody needs more rooms than people who take a bed. */
export const canAddRoom = ({ rooms, guests }: RoomPlan): boolean =>
  rooms.length < guests.filter(hasBed).length;

/** One more room, of the type of the last one, with nobody in it yet. */
export const addRoom = (plan: RoomPlan): RoomPlan => ({
  ...plan,
  rooms: [...plan.rooms, ...plan.rooms.slice(-1)],
});

/**
 * One room of the party as two in which all is sound: half of the adults each, the others by turns;
 * with one adult, who keeps the infants and babies, half of the children.
 */
export function splitInTwo(plan: RoomPlan): RoomPlan {
  const { guests } = plan;
  const of = (key: keyof Party) => guests.filter((guest) => guest.key === key);
  const leading = of(of('adults').length > 1 ? 'adults' : 'children');
  const others = leading[0]?.key === 'adults' ? guests.filter(({ key }) => key !== 'adults') : [];
  const moved = new Set([
    ...leading.slice(leading.length === 1 ? 0 : Math.ceil(leading.length / 2)),
    ...others.filter((_, index) => index % 2 === 1),
  ]);
  return {
    rooms: addRoom(plan).rooms,
    guests: guests.map((guest) => (moved.has(guest) ? { ...guest, room: 1 } : guest)),
  };
}

/** Without the last room; who was in it is in the one before. */
export const removeRoom = ({ rooms, guests }: RoomPlan): RoomPlan => {
  const last = rooms.length - 2;
  return {
    rooms: rooms.slice(0, -1),
    guests: guests.map((guest) => ({ ...guest, room: Math.min(guest.room, last) })),
  };
};

/** A room for this party alone: its beds are the limit. */
const isOwn = (room: PlannedRoom, type: CabinType): boolean =>
  type.tariff === 'perRoom' || room.privateUse;

/** What is wrong with one room, in a few words; undefined when nothing is. */
export function roomProblem(cabin: CabinChoice, type: CabinType): string | undefined {
  const { adults, children, infants, babies } = cabin.party;
  const beds = adults + children + cabin.infantBerths;
  if (beds + infants + babies === 0) return 'だれもいません';
  if (adults === 0 && infants + babies > 0) return '大人がいません';
  const berths = type.roomBerths ?? 0;
  return isOwn(cabin, type) && beds > berths ? `寝台が足りません(${beds}/${berths})` : undefined;
}

/** Id of the table of rooms. */
export const ROOMS_ID = 'rooms';

/** Where to go to put a room right. */
export const roomFaultId = (index: number): string => `${ROOMS_ID}-${index}`;

/** Index of the first room with a fault; undefined when all are sound, or their types unknown. */
export function firstFault(plan: RoomPlan, types: readonly CabinType[]): number | undefined {
  const found = cabinsOfPlan(plan).findIndex((cabin) => {
    const type = types.find(({ id }) => id === cabin.cabinTypeId);
    return type && roomProblem(cabin, type);
  });
  return found < 0 ? undefined : found;
}
