import type { ListRoutesResponse, VehicleChoice, VehicleType } from '@ferry/api/customer';
import { parseLengthCm } from '@ferry/format/length';
import { searchLabels } from '../../../../copy/search-labels.ts';
import { MAX_COUNT } from './search-conditions.ts';

/** A vehicle as it is typed in the search form. */
export type RequestedVehicle = {
  vehicleTypeId: string;
  length: string;
  height: string;
  loadedLength: string;
};

export type RequestedVehicleField = keyof RequestedVehicle;

/** Whether an id is that of a vehicle's field. */
export const isVehicleField = (id: string): boolean => id.startsWith('search-vehicle');

/** A message of a vehicle's field, by DOM id. */
export type VehicleProblem = { id: string; message: string };

/** Words of the sizes, in their messages as above the boxes. */
export const sizeLabels: Record<Exclude<RequestedVehicleField, 'vehicleTypeId'>, string> = {
  length: searchLabels['vehicle.lengthCm'],
  height: searchLabels['vehicle.heightCm'],
  loadedLength: searchLabels['vehicle.loadedLengthCm'],
};

export const blankVehicle: RequestedVehicle = {
  vehicleTypeId: '',
  length: '',
  height: '',
  loadedLength: '',
};

/** DOM id of one field, the target of the error summary's link. */
export const requestedVehicleFieldId = (index: number, field: RequestedVehicleField): string =>
  `search-vehicle-${index}-${field}`;

/** `veh_car:469:155,veh_bicycle` as it is in the URL. */
export function readVehicles(text = ''): RequestedVehicle[] {
  return text
    .split(',')
    .filter(Boolean)
    .slice(0, MAX_COUNT)
    .map((each) => {
      const [vehicleTypeId = '', length = '', height = '', loadedLength = ''] = each.split(':');
      return { vehicleTypeId, length, height, loadedLength };
    });
}

/** The inverse of {@link readVehicles}, for vehicles that have passed the checks. */
export const writeVehicles = (vehicles: readonly RequestedVehicle[]): string =>
  vehicles
    .map(({ vehicleTypeId, length, height, loadedLength }) =>
      [vehicleTypeId, length, height, loadedLength]
        .map((part) => tidy(part))
        .join(':')
        .replace(/:+$/, ''),
    )
    .join(',');

/** The vehicles of the URL as a leg takes them. */
export function vehicleChoices(text: string | undefined): VehicleChoice[] {
  const cm = (value: string) => (value === '' ? null : Number(value));
  return readVehicles(text).map(({ vehicleTypeId, length, height, loadedLength }) => ({
    vehicleTypeId,
    lengthCm: cm(length),
    heightCm: cm(height),
    loadedLengthCm: cm(loadedLength),
  }));
}

/** A leg's vehicles as they are in the URL. */
export const vehiclesText = (vehicles: readonly VehicleChoice[]): string =>
  writeVehicles(
    vehicles.map(({ vehicleTypeId, lengthCm, heightCm, loadedLengthCm }) => ({
      vehicleTypeId,
      length: String(lengthCm ?? ''),
      height: String(heightCm ?? ''),
      loadedLength: String(loadedLengthCm ?? ''),
    })),
  );

/** The routes of a section; all routes while the ports are not chosen. */
function routesOf({ routes }: ListRoutesResponse, from: string, to: string) {
  const ofSection = routes.filter(({ sections }) =>
    sections.some(({ fromPortId, toPortId }) => fromPortId === from && toPortId === to),
  );
  return ofSection.length > 0 ? ofSection : routes;
}

type Section = readonly [timetable: ListRoutesResponse, from: string, to: string];

/** The vehicle types that a section takes; of all routes while the ports are not chosen. */
export function vehicleTypesOf(...section: Section): VehicleType[] {
  const types = routesOf(...section).flatMap((route) => route.vehicleTypes);
  return types.filter((type, index) => types.findIndex(({ id }) => id === type.id) === index);
}

/** Whether pets may travel on a section; on any while the ports are not chosen. */
export const takesPets = (...section: Section): boolean =>
  routesOf(...section).some(({ petStays }) => petStays.length > 0);

/** `４６９ cm` and `4.69m` → `469`; what is no length stays as typed. */
const tidy = (text: string): string => String(parseLengthCm(text) ?? text.trim());

/**
 * What is understood of a length as it is typed: 「469 cm(5m未満)」, with the metre that it is below,
 * as fares are by metres; nothing of what cannot be one.
 */
export function lengthEcho(text: string): string | undefined {
  if (!isSize(text, 100, 2500)) return undefined;
  const cm = Number(tidy(text));
  return `${cm} cm(${Math.floor(cm / 100) + 1}m未満)`;
}

/** What is understood of a height: 「155 cm」. */
export const heightEcho = (text: string): string | undefined =>
  isSize(text, 50, 500) ? `${tidy(text)} cm` : undefined;

/** What is wrong with the vehicles: each field by itself, then their number. */
export function findVehicleProblems(
  vehicles: readonly RequestedVehicle[],
  types: readonly VehicleType[],
  party: { adults?: number; children?: number },
): VehicleProblem[] {
  const problems = vehicles.flatMap((vehicle, index) =>
    Object.entries(problemsOf(vehicle, types)).map(([field, message]) => ({
      id: requestedVehicleFieldId(index, field as RequestedVehicleField), // keys of problemsOf
      message: vehicles.length > 1 ? `${index + 1}台目の${message}` : message,
    })),
  );
  const { adults = 0, children = 0 } = party;
  const driven = vehicles.filter(
    ({ vehicleTypeId }) => types.find(({ id }) => id === vehicleTypeId)?.needsDriver !== false,
  ).length;
  if (problems.length === 0 && driven > adults) {
    const message = '車両の台数は大人の人数までです。';
    return [{ id: requestedVehicleFieldId(adults, 'vehicleTypeId'), message }];
  }
  if (problems.length === 0 && vehicles.length - driven > adults + children) {
    const message = '自転車の台数は、大人と小人の人数までです。';
    return [{ id: requestedVehicleFieldId(vehicles.length - 1, 'vehicleTypeId'), message }];
  }
  return problems;
}

function problemsOf(
  vehicle: RequestedVehicle,
  types: readonly VehicleType[],
): Partial<Record<RequestedVehicleField, string>> {
  const type = types.find(({ id }) => id === vehicle.vehicleTypeId);
  const kind = searchLabels['vehicle.vehicleTypeId'];
  if (!vehicle.vehicleTypeId) return { vehicleTypeId: `${kind}を選択してください。` };
  if (!type) return { vehicleTypeId: `${kind}は、この区間では選べません。選び直してください。` };
  if (type.isPhoneOnly) {
    return { vehicleTypeId: `${kind}は、お電話でのみ承ります。お電話でお問い合わせください。` };
  }
  const length = Number(tidy(vehicle.length));
  const problems: Partial<Record<RequestedVehicleField, string>> = {};
  if (type.isMeasured && !isSize(vehicle.length, 100, 2500)) {
    problems.length = `${sizeLabels.length}を数字(cm)で入力してください。例:469`;
  } else if (type.isMeasured && type.tooLongCm !== null && length >= type.tooLongCm) {
    problems.length = `${sizeLabels.length}が${type.tooLongCm / 100}m以上の場合は、インターネットではご予約いただけません。お電話でお問い合わせください。`;
  }
  if (vehicle.height.trim() && !isSize(vehicle.height, 50, 500)) {
    problems.height = `${sizeLabels.height}を数字(cm)で入力してください。例:155`;
  } else if (type.maxHeightCm !== null && Number(tidy(vehicle.height)) > type.maxHeightCm) {
    problems.height = `${sizeLabels.height}が${type.maxHeightCm / 100}mを超える場合は、お電話でお問い合わせください。`;
  }
  if (vehicle.loadedLength.trim()) {
    const isRead = isSize(vehicle.loadedLength, 100, 2500);
    if (!isRead || Number(tidy(vehicle.loadedLength)) < length) {
      problems.loadedLength = `${sizeLabels.loadedLength}は、${sizeLabels.length}以上の数字を入力してください。`;
    }
  }
  return problems;
}

function isSize(text: string, least: number, most: number): boolean {
  const read = tidy(text);
  return /^\d{1,4}$/.test(read) && Number(read) >= least && Number(read) <= most;
}
