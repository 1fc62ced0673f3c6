import type { VehicleType } from '@ferry/api/customer';
import type { FieldErrors } from '@ferry/api/errors';
import type { MemberVehicle, MemberVehicleInput } from '@ferry/api/external';
import { parseDateParts } from '@ferry/format/typed-date';
import type { DateParts } from '@ferry/ui/DateField';
import type { FieldProblem } from '@ferry/ui/ErrorSummary';
import { fieldErrorText } from '../../../copy/field-errors.ts';
import { fieldLabels } from '../../../copy/field-labels.ts';
import { toDateParts } from '../../../forms/date-parts.ts';

/** A vehicle as the form has it. */
export type VehicleAnswers = Omit<MemberVehicleInput, 'inspectionExpiresOn'> & {
  inspectionExpiresOn: DateParts;
};

const NO_PLATE = { place: '', classNumber: '', kana: '', number: '' } as const;

export const noVehicle: VehicleAnswers = {
  name: '',
  vehicleTypeId: '',
  model: '',
  length: '',
  plate: NO_PLATE,
  isLow: false,
  inspectionExpiresOn: { year: '', month: '', day: '' },
};

/** What is kept of a vehicle, to be changed. */
export function toVehicleAnswers(vehicle: MemberVehicle): VehicleAnswers {
  const { id: _, version: __, lengthCm, ...rest } = vehicle;
  return {
    ...rest,
    length: lengthCm === null ? '' : String(lengthCm),
    plate: rest.plate ?? NO_PLATE,
    inspectionExpiresOn: toDateParts(rest.inspectionExpiresOn ?? ''),
  };
}

/** The answers as the contract takes them; a day that does not exist goes as it was typed. */
export const toVehicleInput = (answers: VehicleAnswers): MemberVehicleInput => ({
  ...answers,
  inspectionExpiresOn:
    parseDateParts(answers.inspectionExpiresOn) ??
    Object.values(answers.inspectionExpiresOn).filter(Boolean).join('-'),
});

/** Vehicles that can be booked on some route, each once. */
export const bookableTypes = (
  routes: readonly { vehicleTypes: readonly VehicleType[] }[],
): VehicleType[] =>
  routes
    .flatMap(({ vehicleTypes }) => vehicleTypes)
    .filter(
      ({ id, isPhoneOnly }, index, all) =>
        !isPhoneOnly && all.findIndex((each) => each.id === id) === index,
    );

const fields = {
  name: { label: '呼び名' },
  vehicleTypeId: { label: '種類', kind: 'choose' },
  length: { label: fieldLabels['vehicle.lengthCm'], example: '469' },
  'plate.place': { label: fieldLabels['plate.place'] },
  'plate.classNumber': { label: fieldLabels['plate.classNumber'] },
  'plate.kana': { label: fieldLabels['plate.kana'] },
  'plate.number': { label: fieldLabels['plate.number'] },
  inspectionExpiresOn: { label: '車検の有効期限', example: '2027年12月15日' },
  model: { label: fieldLabels.model },
} as const satisfies Record<string, { label: string; kind?: 'choose'; example?: string }>;

/** One field of the form, in the order of the screen. */
export type VehicleField = keyof typeof fields;

export const vehicleLabel = (field: VehicleField): string => fields[field].label;

/** Id of a field in the page: the target of a link of the summary. */
export const vehicleFieldId = (field: VehicleField): string =>
  `vehicle-${field.replace('.place', '').replace('.', '-')}`;

const names = Object.keys(fields) as VehicleField[];

/** What a type of vehicle asks for; without a type nothing of it is asked. */
type Asking = Pick<VehicleType, 'isMeasured' | 'hasPlate'>;

/** Whether the form has the field. */
const isShown = (field: VehicleField, type: Asking | undefined): boolean => {
  if (field === 'name' || field === 'vehicleTypeId') return true;
  return Boolean(field === 'length' ? type?.isMeasured : type?.hasPlate);
};

/** What the server has found wrong with the fields that are shown, in the order of the form. */
export const vehicleProblems = (errors: FieldErrors, type: Asking | undefined): FieldProblem[] =>
  names.flatMap((field) => {
    const [code] = errors[field] ?? [];
    if (!code || !isShown(field, type)) return [];
    const message = fieldErrorText(code, { kind: 'type', ...fields[field] });
    return [{ id: vehicleFieldId(field), message }];
  });

/** The answer that the message of a field is about. */
export const vehicleAnswerAt = (answers: VehicleAnswers, id: string): unknown => {
  const field = names.find((each) => vehicleFieldId(each) === id);
  if (!field) return undefined;
  return field.startsWith('plate.') ? answers.plate : answers[field as keyof VehicleAnswers];
};
