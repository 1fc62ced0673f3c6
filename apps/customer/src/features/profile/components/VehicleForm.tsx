import type { VehicleType } from '@ferry/api/customer';
import type { MemberVehicle } from '@ferry/api/external';
import { parseLengthCm } from '@ferry/format/length';
import type { NumberPlate } from '@ferry/format/number-plate';
import { Checkbox } from '@ferry/ui/Checkbox';
import { DateField } from '@ferry/ui/DateField';
import { NumberPlateField } from '@ferry/ui/NumberPlateField';
import { RadioGroup } from '@ferry/ui/RadioGroup';
import { TextField } from '@ferry/ui/TextField';
import { useEntryForm } from '../model/use-entry-form.ts';
import { useSaveVehicle } from '../model/use-save-vehicle.ts';
import {
  noVehicle,
  toVehicleAnswers,
  type VehicleAnswers,
  type VehicleField,
  vehicleAnswerAt,
  vehicleFieldId,
  vehicleLabel,
  vehicleProblems,
} from '../model/vehicle-answers.ts';
import { EntryFormFrame } from './EntryFormFrame.tsx';

type VehicleFormProps = {
  /** The vehicle that is changed; without one another is added. */
  vehicle: MemberVehicle | undefined;
  types: readonly VehicleType[];
  /** It is kept. */
  onSaved: (vehicle: MemberVehicle) => void;
  onCancel: () => void;
};

const plateFields = ['plate.place', 'plate.classNumber', 'plate.kana', 'plate.number'] as const;

/** What a booking and a price need of a vehicle. */
export function VehicleForm({ vehicle, types, onSaved, onCancel }: VehicleFormProps) {
  const save = useSaveVehicle(vehicle);
  const typeOf = ({ vehicleTypeId }: VehicleAnswers) =>
    types.find(({ id }) => id === vehicleTypeId);
  const entry = useEntryForm({
    initial: vehicle ? toVehicleAnswers(vehicle) : noVehicle,
    missing: vehicle ? {} : { vehicleTypeId: ['REQUIRED'] },
    save: async (answers) => onSaved(await save.mutateAsync(answers)),
    toProblems: (errors, answers) => vehicleProblems(errors, typeOf(answers)),
    answerAt: vehicleAnswerAt,
  });
  const { answers, change, errorOf, form, failure } = entry;
  const type = typeOf(answers);
  const field = (name: VehicleField) => ({
    id: vehicleFieldId(name),
    label: vehicleLabel(name),
    error: errorOf(vehicleFieldId(name)),
  });
  return (
    <EntryFormFrame
      {...{ form, failure }}
      title={vehicle ? '車両を直す' : '車両を追加する'}
      action="車両を保存する"
      cancel={vehicle ? '直すのをやめる' : '追加をやめる'}
      onCancel={onCancel}
    >
      <TextField
        {...field('name')}
        requirement="optional"
        support="予約のときの目印です。例:わが家の車"
        length={16}
        value={answers.name}
        onChange={(name) => change({ name })}
      />
      <RadioGroup
        {...field('vehicleTypeId')}
        options={types.map(({ id, name }) => ({ value: id, label: name }))}
        {...(answers.vehicleTypeId && { value: answers.vehicleTypeId })}
        onChange={(vehicleTypeId) => change({ vehicleTypeId })}
        isInline
      />
      {type?.isMeasured && <LengthPart {...{ answers, change, field }} />}
      {type?.hasPlate && <PlatedPart {...{ answers, change, errorOf, field }} />}
    </EntryFormFrame>
  );
}

type PartProps = {
  answers: VehicleAnswers;
  change: (changed: Partial<VehicleAnswers>) => void;
  field: (name: VehicleField) => { id: string; label: string; error: string | undefined };
};

/** The length as it is typed, with what is kept of it. */
function LengthPart({ answers, change, field }: PartProps) {
  const lengthCm = parseLengthCm(answers.length);
  return (
    <TextField
      {...field('length')}
      support={
        lengthCm === undefined
          ? '車検証の「長さ」です。m でも cm でも入力できます。例:4.69m'
          : `車検証の「長さ」です。${lengthCm} cm として保存します。`
      }
      length={8}
      value={answers.length}
      onChange={(length) => change({ length })}
    />
  );
}

type PlatedPartProps = PartProps & { errorOf: (id: string) => string | undefined };

/** What only a vehicle with a number plate has. */
function PlatedPart({ answers, change, errorOf, field }: PlatedPartProps) {
  const wrong = plateFields.filter((name) => errorOf(vehicleFieldId(name)));
  return (
    <>
      <NumberPlateField
        id={vehicleFieldId('plate.place')}
        label="ナンバー"
        requirement="optional"
        support="「函館 580 い 56-78」のように、続けて貼り付けても入ります。"
        value={answers.plate}
        error={wrong.map((name) => errorOf(vehicleFieldId(name))).join('')}
        // The part's own name stands after the point.
        invalidParts={wrong.map((name) => name.slice('plate.'.length) as keyof NumberPlate)}
        onChange={(plate) => change({ plate })}
      />
      <DateField
        {...field('inspectionExpiresOn')}
        requirement="optional"
        support="期限の30日前に、メールでお知らせします。"
        value={answers.inspectionExpiresOn}
        onChange={(inspectionExpiresOn) => change({ inspectionExpiresOn })}
      />
      <TextField
        {...field('model')}
        requirement="optional"
        support="例:カローラ"
        length={16}
        value={answers.model}
        onChange={(model) => change({ model })}
      />
      <Checkbox
        label="車高が低い、または車体の下に部品がある"
        support="乗船の傾斜で擦るおそれがあるため、係員がご案内します。"
        isSelected={answers.isLow}
        onChange={(isLow) => change({ isLow })}
      />
    </>
  );
}
