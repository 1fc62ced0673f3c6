import type { VehicleType } from '@ferry/api/customer';
import type { MemberVehicle } from '@ferry/api/external';
import type { Pick } from '@ferry/ui/PickList';
import type { RequestedVehicle } from './requested-vehicles.ts';

/** A row of the picker, with the position of the search's vehicle that it is. */
type VehiclePick = Pick & { position: number | undefined; vehicle: RequestedVehicle };

/** A vehicle of the profile as the search has it. */
const toRequested = ({ vehicleTypeId, lengthCm }: MemberVehicle): RequestedVehicle => ({
  vehicleTypeId,
  length: String(lengthCm ?? ''),
  height: '',
  loadedLength: '',
});

/**
 * The vehicles of a profile, each with whether it is in the search: two that are of one type and as
 * long are two there as well.
 *
 * @param types of the section; on others none of them is taken
 */
export function memberVehiclePicks(
  garage: readonly MemberVehicle[],
  requested: readonly RequestedVehicle[],
  types: readonly VehicleType[],
): VehiclePick[] {
  const taken = new Set<number>();
  return garage.map((kept) => {
    const vehicle = toRequested(kept);
    const type = types.find(({ id, isPhoneOnly }) => id === kept.vehicleTypeId && !isPhoneOnly);
    const found = requested.findIndex(
      ({ vehicleTypeId, length }, at) =>
        !taken.has(at) && vehicleTypeId === vehicle.vehicleTypeId && length === vehicle.length,
    );
    const position = found < 0 ? undefined : found;
    if (position !== undefined) taken.add(position);
    const length = kept.lengthCm === null ? '' : `${kept.lengthCm} cm`;
    const title = kept.name || kept.model || type?.name || '車両';
    return {
      id: kept.id,
      title,
      details: [type?.name !== title && type?.name, length].filter(Boolean).join(' '),
      note: type ? '' : 'この区間では予約できません',
      isPicked: position !== undefined,
      isDisabled: !type && position === undefined,
      position,
      vehicle,
    };
  });
}

/** The search's vehicles with one of the profile put in, where a row is still empty, or taken out. */
export function withPick(
  requested: readonly RequestedVehicle[],
  { position, vehicle }: VehiclePick,
  isPicked: boolean,
): RequestedVehicle[] {
  if (!isPicked) return requested.filter((_, at) => at !== position);
  const empty = requested.findIndex(({ vehicleTypeId }) => vehicleTypeId === '');
  return empty < 0
    ? [...requested, vehicle]
    : requested.map((each, at) => (at === empty ? vehicle : each));
}
