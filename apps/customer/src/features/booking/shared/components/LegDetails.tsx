import {
  type DraftLeg,
  listRoutesOptions,
  type MealChoice,
  type PetChoice,
  type VehicleInput,
} from '@ferry/api/customer';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { petLine, vehicleLine } from '../model/leg-words.ts';

export const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.length > 0 && (
    <Stack gap={0} as="span">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines may be equal and never move
        <Text key={index} as="span" size="dense" isNumber>
          {line}
        </Text>
      ))}
    </Stack>
  );

const optionLines = (
  pets: readonly PetChoice[],
  meals: readonly (MealChoice & { name?: string })[],
): string[] => [
  ...pets.map(petLine),
  ...meals.map(({ name, quantity }) => `${name ?? '食事'} ${quantity}食`),
];

/** What was chosen for a leg of a draft, in lines, with the names that the timetable knows. */
export function useDraftLegLines({ choice, sailing }: DraftLeg, vehicles: VehicleInput[]) {
  const { data } = useQuery(listRoutesOptions());
  const route = data?.routes.find(({ id }) => id === sailing.routeId);
  const nameOf = (typeId: string) =>
    route?.vehicleTypes.find(({ id }) => id === typeId)?.name ?? '車両';
  const meals = choice.meals.map((meal) => {
    const name = route?.meals.find(({ id }) => id === meal.mealId)?.name;
    return name ? { ...meal, name } : meal;
  });
  return {
    vehicles: choice.vehicles.map((vehicle, index) =>
      vehicleLine({ ...vehicle, ...plateOf(vehicles[index]), name: nameOf(vehicle.vehicleTypeId) }),
    ),
    options: optionLines(choice.pets, meals),
    hasMeals: (route?.meals.length ?? 0) > 0,
  };
}

function plateOf(input: VehicleInput | undefined) {
  if (!input) return {};
  const { place, classNumber, kana, number } = input.plate;
  const plate = [place, classNumber, kana, number].filter(Boolean).join(' ');
  return { plate, plateUndecided: input.plateUndecided, model: input.model };
}
