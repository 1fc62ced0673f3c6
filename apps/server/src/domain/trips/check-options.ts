import type { FieldErrorCode, LegChoice, LegName } from '@ferry/api/customer-server';
import { PET_SIZES } from '../../rules/option-rules.ts';
import { DomainError } from '../domain-error.ts';
import type { SailingRow } from '../sailings/sailing-rows.ts';
import { type KnownVehicle, takesPets } from './vehicles.ts';

/** Checks pets and meals of a leg. @throws DomainError `VALIDATION_FAILED` with the field */
export function checkOptions(
  row: SailingRow,
  leg: LegName,
  choice: LegChoice,
  vehicles: readonly KnownVehicle[],
): void {
  const report = (place: string, code: FieldErrorCode) => {
    throw new DomainError('VALIDATION_FAILED', { leg, errors: { [`${leg}.${place}`]: [code] } });
  };
  for (const [index, meal] of choice.meals.entries()) {
    const isKnown = row.rules.meals.some(({ id }) => id === meal.mealId);
    const isTwice = choice.meals.findIndex(({ mealId }) => mealId === meal.mealId) !== index;
    if (!isKnown) report(`meals.${index}.mealId`, 'NOT_AVAILABLE');
    if (isTwice) report(`meals.${index}.mealId`, 'NOT_DISTINCT');
  }
  const possible = {
    petRoom: row.pools.some(({ kind }) => kind === 'pets'),
    cabin: choice.cabins.some(({ cabinTypeId }) =>
      row.cabin_types.some((type) => type.id === cabinTypeId && type.takesPets),
    ),
    vehicle: vehicles.some(takesPets),
  };
  for (const [index, pet] of choice.pets.entries()) {
    const rule = row.rules.petStays.find(({ stay }) => stay === pet.stay);
    if (!rule || !possible[pet.stay]) report(`pets.${index}.stay`, 'NOT_AVAILABLE');
    else if (PET_SIZES.indexOf(pet.size) > PET_SIZES.indexOf(rule.largest)) {
      report(`pets.${index}.size`, 'OUT_OF_RANGE');
    }
  }
}
