import type { VehicleType } from '@ferry/api/customer';
import { Button } from '@ferry/ui/Button';
import { Disclosure } from '@ferry/ui/Disclosure';
import { Inline } from '@ferry/ui/Inline';
import { Link } from '@ferry/ui/Link';
import { Select } from '@ferry/ui/Select';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { TextField } from '@ferry/ui/TextField';
import { VehicleTiles } from '@ferry/ui/VehicleTiles';
import { useState } from 'react';
import { operator } from '../../../../copy/operator.ts';
import {
  blankVehicle,
  heightEcho,
  lengthEcho,
  type RequestedVehicle,
  type RequestedVehicleField,
  requestedVehicleFieldId,
  sizeLabels,
  type VehicleProblem,
} from '../model/requested-vehicles.ts';

type Kind = VehicleType['kind'];

/** Words of the tiles, in their order. */
const kinds: [Kind, string][] = [
  ['car', '乗用車'],
  ['kei', '軽自動車'],
  ['motorcycle', 'バイク'],
  ['bicycle', '自転車'],
  ['other', 'その他'],
];

/** The kind of a type; one that a newer server sends is among the others. */
const kindOf = ({ kind }: VehicleType): Kind =>
  kinds.some(([known]) => known === kind) ? kind : 'other';

const NONE = 'none';

type KindTilesProps = {
  index: number;
  types: readonly VehicleType[];
  kind: Kind | undefined;
  /** There is no vehicle in this row. */
  isNone: boolean;
  id: string | undefined;
  error: string | undefined;
  onChoose: (kind: Kind | typeof NONE) => void;
};

/** The kinds that the section takes, as tiles. Only the first row may stay without a vehicle. */
function KindTiles({ index, types, kind, isNone, onChoose, ...field }: KindTilesProps) {
  const shown = kinds.filter(([known]) => types.some((type) => kindOf(type) === known));
  const none = { value: NONE, name: 'なし', drawing: NONE } as const;
  const tiles = shown.map(([value, name]) => ({ value, name, drawing: value }));
  const options = index === 0 ? [none, ...tiles] : tiles;
  return (
    <VehicleTiles
      {...field}
      label={`車両${index + 1}の種類`}
      isLabelHidden
      options={options}
      value={kind ?? (isNone ? NONE : '')}
      onChange={(value) => {
        const chosen = options.find((option) => option.value === value);
        if (chosen) onChoose(chosen.value);
      }}
    />
  );
}

type RequestedVehicleRowProps = {
  types: readonly VehicleType[];
  errors: readonly VehicleProblem[];
  index: number;
  vehicle: RequestedVehicle | undefined;
  onChange: (vehicle: RequestedVehicle) => void;
  onRemove: () => void;
};

/** A vehicle of a search: its kind as a tile, its type where there are several, its measures. */
export function RequestedVehicleRow(props: RequestedVehicleRowProps) {
  const { index, vehicle, types, errors, onChange, onRemove } = props;
  const [picked, setPicked] = useState<Kind>();
  const now = vehicle ?? blankVehicle;
  const type = types.find(({ id }) => id === now.vehicleTypeId);
  const kind = type ? kindOf(type) : vehicle && picked;
  const ofKind = types.filter((each) => kindOf(each) === kind);
  const bind = (field: RequestedVehicleField) => ({
    id: requestedVehicleFieldId(index, field),
    value: now[field],
    error: errors.find(({ id }) => id === requestedVehicleFieldId(index, field))?.message,
    onChange: (value: string) => onChange({ ...now, [field]: value }),
  });
  const choose = (chosen: Kind | typeof NONE) => {
    if (chosen === NONE) return onRemove();
    setPicked(chosen);
    const [first, ...others] = types.filter((each) => kindOf(each) === chosen);
    onChange({ ...now, vehicleTypeId: first && others.length === 0 ? first.id : '' });
  };
  const { id, error, ...typeField } = bind('vehicleTypeId');
  const hasTypes = ofKind.length > 1;
  return (
    <Stack gap={4} as="section" aria-label={`車両${index + 1}`}>
      <KindTiles
        {...{ index, types, kind }}
        isNone={!vehicle}
        id={hasTypes ? undefined : id}
        error={hasTypes ? undefined : error}
        onChoose={choose}
      />
      {hasTypes && (
        <Select
          {...{ id, error, ...typeField }}
          label={`${kinds.find(([each]) => each === kind)?.[1]}の種類`}
          support={type?.description}
          emptyLabel="選択してください"
          options={ofKind.map((each) => ({ value: each.id, label: each.name }))}
        />
      )}
      {type && <TypeDetails {...{ type, bind }} isDescribed={hasTypes} />}
      {index > 0 && (
        <Inline>
          <Button tone="quiet" size="small" onPress={onRemove}>
            車両{index + 1}を削除する
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

type TypeDetailsProps = { type: VehicleType; bind: Bind; isDescribed: boolean };

/** What a type needs to be known, or where it is taken. */
const TypeDetails = ({ type, bind, isDescribed }: TypeDetailsProps) => (
  <>
    {/* Of one that is measured, the field says it. */}
    {!isDescribed && !type.isMeasured && type.description && (
      <Text size="dense">{type.description}</Text>
    )}
    {type.isPhoneOnly && (
      <Text>
        この車両は、お電話でのみ承ります。
        <Link href={`tel:${operator.phone.number}`}>{operator.phone.number}</Link>
      </Text>
    )}
    {type.isMeasured && <Sizes bind={bind} />}
  </>
);

type Bind = (field: RequestedVehicleField) => {
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
  const rest = [height, loadedLength];
  return (
    <>
      <Size
        {...length}
        output={lengthEcho(length.value) ?? ''}
        label={`${sizeLabels.length}(cm)`}
        support="車検証の「長さ」です。例:469、4.69m"
      />
      <Disclosure
        summary="屋根の荷物・けん引などがある場合"
        isDefaultOpen={rest.some(({ value, error }) => value || error)}
      >
        <Stack gap={4}>
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
        </Stack>
      </Disclosure>
    </>
  );
}
