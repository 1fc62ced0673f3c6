import type { CabinType } from '@ferry/api/customer';
import { Checkbox } from '@ferry/ui/Checkbox';
import { Disclosure } from '@ferry/ui/Disclosure';
import { Select } from '@ferry/ui/Select';
import { Stack } from '@ferry/ui/Stack';
import { type RoomPlan, withGuest, withRoom } from '../model/room-plan.ts';

type RoomOptionsProps = {
  plan: RoomPlan;
  /** What can still be bought on the sailing. */
  types: readonly CabinType[];
  onChange: (plan: RoomPlan) => void;
};

/** What few need: rooms of different types, a shared one taken alone, a bed for an infant. */
export function RoomOptions({ plan, types, onChange }: RoomOptionsProps) {
  const typeOf = (id: string) => types.find((type) => type.id === id);
  const setType = (index: number, cabinTypeId: string) => {
    const canBePrivate = typeOf(cabinTypeId)?.canBePrivate ?? false;
    const privateUse = canBePrivate && (plan.rooms[index]?.privateUse ?? false);
    onChange(withRoom(plan, index, { cabinTypeId, privateUse }));
  };
  return (
    <Disclosure summary="部屋の種類・貸切・幼児の寝台を変える">
      <Stack gap={3}>
        {plan.rooms.map(({ cabinTypeId, privateUse }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rooms are positions of the list
          <Stack key={index} gap={1}>
            <Select
              label={`${index + 1}室目の種類`}
              options={types.map(({ id, name, grade }) => ({
                value: id,
                label: `${name}(${grade})`,
              }))}
              value={cabinTypeId}
              onChange={(id) => setType(index, id)}
            />
            {typeOf(cabinTypeId)?.canBePrivate && (
              <Checkbox
                label={`${index + 1}室目を貸し切る`}
                support="空いた寝台の分の料金がかかります。"
                isSelected={privateUse}
                onChange={(isAlone) => onChange(withRoom(plan, index, { privateUse: isAlone }))}
              />
            )}
          </Stack>
        ))}
        {plan.guests.map(
          ({ key, name, hasOwnBed }, index) =>
            key === 'infants' && (
              <Checkbox
                key={name}
                label={`${name}が寝台・席を1人で使う`}
                support="小人運賃がかかります。"
                isSelected={hasOwnBed}
                onChange={(isAlone) => onChange(withGuest(plan, index, { hasOwnBed: isAlone }))}
              />
            ),
        )}
      </Stack>
    </Disclosure>
  );
}
