import type { VehicleType } from '@ferry/api/customer';
import type { MemberVehicle } from '@ferry/api/external';
import { formatDate, jstDate } from '@ferry/format/date';
import { formatPlateNumber } from '@ferry/format/number-plate';

/** Days before its end from which an inspection is worth a word. */
const NEAR_DAYS = 60;
const DAY_MS = 24 * 60 * 60 * 1000;

type Types = readonly Pick<VehicleType, 'id' | 'name'>[];

const typeName = ({ vehicleTypeId }: MemberVehicle, types: Types): string =>
  types.find(({ id }) => id === vehicleTypeId)?.name ?? '車両';

/** What the member calls it, or what it is. */
export const vehicleName = (vehicle: MemberVehicle, types: Types): string =>
  vehicle.name || vehicle.model || typeName(vehicle, types);

function plateText({ plate }: MemberVehicle): string {
  if (!plate) return '';
  const { place, classNumber, kana, number } = plate;
  return [place, classNumber, kana, formatPlateNumber(number)].filter(Boolean).join(' ');
}

/** What tells one vehicle from another: 「乗用車 469 cm 函館 300 さ 12-34 車検 2027年12月15日まで」. */
export const vehicleText = (vehicle: MemberVehicle, types: Types): string =>
  [
    typeName(vehicle, types),
    vehicle.lengthCm !== null && `${vehicle.lengthCm} cm`,
    plateText(vehicle),
    vehicle.inspectionExpiresOn && `車検 ${formatDate(vehicle.inspectionExpiresOn)}まで`,
  ]
    .filter(Boolean)
    .join(' ');

/**
 * What is to be said of an inspection that ends soon, or has ended.
 *
 * @param now the instant of today
 */
export function inspectionTag({ inspectionExpiresOn }: MemberVehicle, now: Date) {
  if (inspectionExpiresOn === null) return undefined;
  const today = jstDate(now.toISOString());
  const days = Math.round((Date.parse(inspectionExpiresOn) - Date.parse(today)) / DAY_MS);
  if (days < 0) return '車検の期限が過ぎています';
  if (days === 0) return '車検は今日まで';
  return days <= NEAR_DAYS ? `車検まで${days}日` : undefined;
}
