import type { VehicleType } from '@ferry/api/customer';
import { Button } from '@ferry/ui/Button';
import { FieldGroup } from '@ferry/ui/FieldGroup';
import { Inline } from '@ferry/ui/Inline';
import { Link } from '@ferry/ui/Link';
import { Select } from '@ferry/ui/Select';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { TextField } from '@ferry/ui/TextField';
import { useRef } from 'react';
import { operator } from '../../../../copy/operator.ts';
import { searchLabels } from '../../../../copy/search-labels.ts';
import {
  blankVehicle,
  heightEcho,
  lengthEcho,
  type RequestedVehicle,
  sizeLabels,
  type VehicleField,
  type VehicleProblem,
  vehicleFieldId,
} from '../model/requested-vehicles.ts';

export type RequestedVehiclesProps = {
  vehicles: readonly RequestedVehicle[];
  types: readonly VehicleType[];
  errors: readonly VehicleProblem[];
  onChange: (vehicles: RequestedVehicle[]) => void;
};

/** Most vehicles that one search takes. */
const MAX_VEHICLES = 9;

/** The vehicles of a search: none, one or several, each with its kind and what decides its fare. */
export function RequestedVehicles({ vehicles, types, errors, onChange }: RequestedVehiclesProps) {
  const group = useRef<HTMLDivElement>(null);
  const replace = (index: number, vehicle: RequestedVehicle) =>
    onChange(vehicles.map((each, at) => (at === index ? vehicle : each)));
  const add = () => {
    onChange([...vehicles, blankVehicle]);
    // Its fields stand before the button, and the ninth vehicle takes the button away.
    const first = vehicleFieldId(vehicles.length, 'vehicleTypeId');
    requestAnimationFrame(() => document.getElementById(first)?.focus());
  };
  const remove = (index: number) => {
    onChange(vehicles.filter((_, at) => at !== index));
    // The pressed button goes with its vehicle.
    requestAnimationFrame(() =>
      group.current?.querySelector<HTMLElement>('[data-add] button')?.focus(),
    );
  };
  return (
    <FieldGroup
      legend={searchLabels['search.vehicles']}
      support="車両の運賃には、運転者1名の運賃が含まれます。折りたたんで袋に入れた自転車は手荷物です。"
    >
      <Stack gap={5} ref={group}>
        {vehicles.map((vehicle, index) => (
          <VehicleRow
            // biome-ignore lint/suspicious/noArrayIndexKey: vehicles are positions of the list
            key={index}
            {...{ index, vehicle, types, errors }}
            onChange={(changed) => replace(index, changed)}
            onRemove={() => remove(index)}
          />
        ))}
        <Inline data-add>
          {vehicles.length < MAX_VEHICLES && (
            <Button tone="secondary" size="small" onPress={add}>
              {vehicles.length === 0 ? '車両を追加する' : 'もう1台追加する'}
            </Button>
          )}
        </Inline>
      </Stack>
    </FieldGroup>
  );
}

type VehicleRowProps = Pick<RequestedVehiclesProps, 'types' | 'errors'> & {
  index: number;
  vehicle: RequestedVehicle;
  onChange: (vehicle: RequestedVehicle) => void;
  onRemove: () => void;
};

function VehicleRow({ index, vehicle, types, errors, onChange, onRemove }: VehicleRowProps) {
  const type = types.find(({ id }) => id === vehicle.vehicleTypeId);
  const bind = (field: VehicleField) => ({
    id: vehicleFieldId(index, field),
    value: vehicle[field],
    error: errors.find(({ id }) => id === vehicleFieldId(index, field))?.message,
    onChange: (value: string) => onChange({ ...vehicle, [field]: value }),
  });
  return (
    <Stack gap={4} as="section" aria-label={`車両${index + 1}`}>
      <Select
        {...bind('vehicleTypeId')}
        label={`車両${index + 1}の種類`}
        support={type?.description}
        emptyLabel="選択してください"
        options={types.map(({ id, name }) => ({ value: id, label: name }))}
      />
      {type?.isPhoneOnly && (
        <Text>
          この車両は、お電話でのみ承ります。
          <Link href={`tel:${operator.phone.number}`}>{operator.phone.number}</Link>
        </Text>
      )}
      {type?.isMeasured && <Sizes bind={bind} />}
      <Inline>
        <Button tone="quiet" size="small" onPress={onRemove}>
          車両{index + 1}を削除する
        </Button>
      </Inline>
    </Stack>
  );
}

type Bind = (field: VehicleField) => {
  id: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

type SizeProps = ReturnType<Bind> & {
  label: string;
  support: string;
  output: string;
  requirement?: 'optional';
};

/** A length in any unit, with what is understood of it beside it. */
const Size = (props: SizeProps) => (
  <TextField {...props} inputMode="decimal" autoComplete="off" length={5} />
);

function Sizes({ bind }: { bind: Bind }) {
  const [length, height, loadedLength] = [bind('length'), bind('height'), bind('loadedLength')];
  return (
    <>
      <Size
        {...length}
        output={lengthEcho(length.value) ?? ''}
        label={`${sizeLabels.length}(cm)`}
        support="車検証の「長さ」です。例:469、4.69m"
      />
      <Size
        {...height}
        output={heightEcho(height.value) ?? ''}
        label={`${sizeLabels.height}(cm)`}
        requirement="optional"
        support="屋根に荷物を積む場合や、背の高い車両の場合に入力してください。例:155"
      />
      <Size
        {...loadedLength}
        output={lengthEcho(loadedLength.value) ?? ''}
        label={`${sizeLabels.loadedLength}(cm)`}
        requirement="optional"
        support="車両の前後に荷物が出る場合や、けん引する場合に入力してください。"
      />
    </>
  );
}
