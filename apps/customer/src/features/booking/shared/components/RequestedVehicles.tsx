import type { VehicleType } from '@ferry/api/customer';
import { Button } from '@ferry/ui/Button';
import { FieldGroup } from '@ferry/ui/FieldGroup';
import { Inline } from '@ferry/ui/Inline';
import { Stack } from '@ferry/ui/Stack';
import { lazy, Suspense, useRef, useState } from 'react';
import { searchLabels } from '../../../../copy/search-labels.ts';
import { useShown } from '../../../../session/use-tab-session.ts';
import {
  blankVehicle,
  type RequestedVehicle,
  requestedVehicleFieldId,
  type VehicleProblem,
} from '../model/requested-vehicles.ts';
import { RequestedVehicleRow } from './RequestedVehicleRow.tsx';

// Members alone keep vehicles.
const MemberVehiclePicker = lazy(async () => ({
  default: (await import('./MemberVehiclePicker.tsx')).MemberVehiclePicker,
}));

type RequestedVehiclesProps = {
  vehicles: readonly RequestedVehicle[];
  types: readonly VehicleType[];
  /** Most that one search takes. */
  max: number;
  errors: readonly VehicleProblem[];
  onChange: (vehicles: RequestedVehicle[]) => void;
};

/** What the fare of a vehicle includes; nothing where no driver is. */
function driverText(types: readonly VehicleType[]): string | undefined {
  const driven = types.filter(({ needsDriver, isPhoneOnly }) => needsDriver && !isPhoneOnly);
  if (!driven.some(({ includesDriver }) => includesDriver)) return undefined;
  const all = driven.every(({ includesDriver }) => includesDriver);
  return `車両の運賃には、運転者1名の運賃が含まれます${all ? '' : '(含まれない種類もあります)'}。`;
}

/** The vehicles of a search: none, one or several, each with its kind and what decides its fare. */
export function RequestedVehicles(props: RequestedVehiclesProps) {
  const { vehicles, types, max, errors, onChange } = props;
  const group = useRef<HTMLDivElement>(null);
  // What stands in a row belongs to its vehicle: with a vehicle that goes, the rows begin anew.
  const [generation, setGeneration] = useState(0);
  const isMember = useShown().name !== undefined;
  // The first row is there without a vehicle as well: 「なし」.
  const rows = vehicles.length > 0 ? vehicles : [undefined];
  const replace = (index: number, vehicle: RequestedVehicle) =>
    onChange(rows.flatMap((each, at) => (at === index ? vehicle : (each ?? []))));
  const add = () => {
    onChange([...vehicles, blankVehicle]);
    // Its fields stand before the button, and the last one takes the button away.
    const first = requestedVehicleFieldId(vehicles.length, 'vehicleTypeId');
    requestAnimationFrame(() => document.getElementById(first)?.focus());
  };
  const remove = (index: number) => {
    onChange(vehicles.filter((_, at) => at !== index));
    setGeneration((last) => last + 1);
    // What was pressed goes with its vehicle.
    requestAnimationFrame(() =>
      group.current?.querySelector<HTMLElement>('[data-add] button, [type=radio]:checked')?.focus(),
    );
  };
  const pick = (picked: RequestedVehicle[]) => {
    onChange(picked);
    setGeneration((last) => last + 1);
  };
  return (
    <FieldGroup legend={searchLabels['search.vehicles']} support={driverText(types)}>
      <Stack gap={5} ref={group}>
        {isMember && (
          <Suspense fallback={null}>
            <MemberVehiclePicker {...{ vehicles, types }} onChange={pick} />
          </Suspense>
        )}
        {rows.map((vehicle, index) => (
          <RequestedVehicleRow
            key={`${generation}-${
              // biome-ignore lint/suspicious/noArrayIndexKey: vehicles are positions of the list
              index
            }`}
            {...{ index, vehicle, types, errors }}
            onChange={(changed) => replace(index, changed)}
            onRemove={() => remove(index)}
          />
        ))}
        {vehicles.length > 0 && vehicles.length < max && (
          <Inline data-add>
            <Button tone="secondary" size="small" onPress={add}>
              もう1台追加する
            </Button>
          </Inline>
        )}
      </Stack>
    </FieldGroup>
  );
}
