import type { VehicleType } from '@ferry/api/customer';
import { listMemberVehiclesOptions } from '@ferry/api/external';
import { PickList } from '@ferry/ui/PickList';
import { useQuery } from '@tanstack/react-query';
import { memberVehiclePicks, withPick } from '../model/member-vehicle-picks.ts';
import type { RequestedVehicle } from '../model/requested-vehicles.ts';

type MemberVehiclePickerProps = {
  vehicles: readonly RequestedVehicle[];
  types: readonly VehicleType[];
  onChange: (vehicles: RequestedVehicle[]) => void;
};

/** The member's vehicles, each put into the search with one press, its length with it. */
export function MemberVehiclePicker({ vehicles, types, onChange }: MemberVehiclePickerProps) {
  const { data } = useQuery(listMemberVehiclesOptions());
  const picks = memberVehiclePicks(data?.vehicles ?? [], vehicles, types);
  if (picks.length === 0) return null;
  const handlePick = (id: string, isPicked: boolean) => {
    const pick = picks.find((each) => each.id === id);
    if (pick) onChange(withPick(vehicles, pick, isPicked));
  };
  return <PickList label="登録した車両から選ぶ" picks={picks} onPick={handlePick} />;
}
