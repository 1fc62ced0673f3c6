import type { CustomerInput, PassengerInput } from '@ferry/api/customer';
import type { Companion, MemberVehicle } from '@ferry/api/external';
import { ageOn } from '@ferry/format/age';
import { fullName } from '@ferry/format/full-name';
import { formatPlateNumber, normaliseNumberPlate } from '@ferry/format/number-plate';
import type { Pick } from '@ferry/ui/PickList';
import { type BoardingDay, classOn, passengerClasses } from '../../../../copy/passenger-classes.ts';
import { sexes } from '../../../../copy/sexes.ts';
import type { FormLeg } from './form-view.ts';
import { freePosition, positionOf } from './profile-choice.ts';

/** A row of the picker, with where it is or would be put. */
type Placed<Kept> = Pick & { position: number | undefined } & Kept;

/** The companions for whom there is a place or a reason why not. */
export function companionPicks(
  companions: readonly Companion[],
  passengers: readonly PassengerInput[],
  boarding: BoardingDay,
): Placed<{ companion: Companion }>[] {
  return companions.map((companion) => {
    const passengerClass = classOn(companion.birthDate, boarding);
    const word = passengerClasses.find(({ id }) => id === passengerClass)?.label ?? '';
    const taken = positionOf(companion, passengers);
    const free = freePosition(passengerClass, passengers);
    const sex = sexes.find(({ value }) => value === companion.sex && value !== 'other')?.label;
    const hasClass = passengers.some((each) => each.passengerClass === passengerClass);
    const none = hasClass ? `${word}は入力済み` : `${word}の予約がありません`;
    return {
      companion,
      id: companion.id,
      title: fullName(companion),
      details: [`${ageOn(companion.birthDate, boarding.day)}歳`, sex].filter(Boolean).join('・'),
      note: noteOf(taken, free === undefined ? none : word),
      isPicked: taken !== undefined,
      isDisabled: taken === undefined && free === undefined,
      position: taken ?? free,
    };
  });
}

const noteOf = (taken: number | undefined, otherwise: string): string =>
  taken === undefined ? otherwise : `乗船者${taken + 1}`;

const plateOf = ({ plate }: { plate: MemberVehicle['plate'] }): string => {
  if (!plate) return '';
  const { place, classNumber, kana, number } = normaliseNumberPlate(plate);
  return [place, classNumber, kana, formatPlateNumber(number)].filter(Boolean).join(' ');
};

/** The vehicles that were booked, as the profile has them; another length would be another fare. */
export function vehiclePicks(
  vehicles: readonly MemberVehicle[],
  booked: CustomerInput['outboundVehicles'],
  leg: FormLeg | undefined,
): Placed<{ vehicle: MemberVehicle }>[] {
  return vehicles.flatMap((vehicle) => {
    const slots = (leg?.vehicles ?? []).flatMap(({ type, lengthCm }, position) =>
      type?.id === vehicle.vehicleTypeId && type.hasPlate ? [{ position, lengthCm }] : [],
    );
    if (slots.length === 0 || !vehicle.plate) return [];
    const plate = plateOf(vehicle);
    const plateAt = (position: number) => plateOf(booked[position] ?? { plate: null });
    const fitting = slots.filter(({ lengthCm }) => lengthCm === vehicle.lengthCm);
    const taken = fitting.find(({ position }) => plateAt(position) === plate)?.position;
    const free = fitting.find(({ position }) => plateAt(position) === '')?.position;
    const none = fitting.length === 0 ? '予約した長さと違います' : '入力済み';
    return [
      {
        vehicle,
        id: vehicle.id,
        title: vehicle.name || vehicle.model || '車両',
        details: [vehicle.lengthCm && `${vehicle.lengthCm} cm`, plate].filter(Boolean).join(' '),
        note: taken === undefined ? (free === undefined ? none : '') : `車両${taken + 1}`,
        isPicked: taken !== undefined,
        isDisabled: taken === undefined && free === undefined,
        position: taken ?? free,
      },
    ];
  });
}
