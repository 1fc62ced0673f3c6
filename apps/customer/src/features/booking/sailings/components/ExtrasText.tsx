import { listRoutesOptions } from '@ferry/api/customer';
import { Text } from '@ferry/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { cabinNeedTexts } from '../../../../copy/cabin-needs.ts';
import { needsOf, type SearchConditions } from '../../shared/model/search-conditions.ts';
import { readVehicles, vehicleTypesOf } from '../../shared/model/wanted-vehicles.ts';

/** Return leg, vehicles, pets and wishes of a search in one line; nothing where there are none. */
export function ExtrasText({ conditions }: { conditions: SearchConditions }) {
  const { data } = useQuery(listRoutesOptions());
  const types = data ? vehicleTypesOf(data, conditions.fromPortId, conditions.toPortId) : [];
  const vehicles = readVehicles(conditions.vehicles).map(({ vehicleTypeId, length }) => {
    const name = types.find(({ id }) => id === vehicleTypeId)?.name ?? '車両';
    return length ? `${name}(${length}cm)` : name;
  });
  const pets = conditions.pets ? [`ペット${conditions.pets}匹`] : [];
  const needs = needsOf(conditions).map((need) => cabinNeedTexts[need].label);
  const words = [...vehicles, ...pets, ...needs];
  if (words.length === 0) return null;
  return (
    <Text size="dense" isNumber>
      {words.join('・')}
    </Text>
  );
}
