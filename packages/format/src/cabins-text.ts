/** A cabin that was chosen, with whom it is for. */
export type NamedCabin = {
  cabinType: {
    name: string;
    description: string;
    tariff: string;
    roomBerths: number | null;
  };
  party: { adults: number; children: number; infants: number; babies: number };
  infantBerths: number;
  privateUse: boolean;
};

/** 「コンフォート寝台(貸切)」 */
export const cabinName = ({
  cabinType: { name },
  privateUse,
}: {
  cabinType: { name: string };
  privateUse: boolean;
}): string => `${name}${privateUse ? '(貸切)' : ''}`;

/** Whether it is a room for one that is sold by the person: the operator's own words alone say so. */
export const isSingleRoom = ({
  name,
  description,
  roomBerths,
}: Omit<NamedCabin['cabinType'], 'tariff'>): boolean =>
  roomBerths === null && /個室/.test(`${name} ${description}`);

/** Rooms that a choice takes: seats, and berths in a room with others, are none. */
function roomsOf({ cabinType, party, infantBerths, privateUse }: NamedCabin): number {
  if (isSingleRoom(cabinType)) return party.adults + party.children + infantBerths;
  return privateUse || cabinType.tariff === 'perRoom' ? 1 : 0;
}

/** 「デラックスツイン 2室、コンフォート寝台(貸切)」: the cabins of a leg, alike on every summary. */
export function cabinsText(cabins: readonly NamedCabin[]): string {
  const rooms = new Map<string, number>();
  for (const cabin of cabins) {
    const name = cabinName(cabin);
    rooms.set(name, (rooms.get(name) ?? 0) + roomsOf(cabin));
  }
  return [...rooms].map(([name, count]) => (count > 1 ? `${name} ${count}室` : name)).join('、');
}
