import {
  createMemberVehicle,
  deleteMemberVehicle,
  type MemberVehicle,
  updateMemberVehicle,
} from '@ferry/api/external';
import { invalidateTag } from '@ferry/api/invalidate';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useOneEffect } from '../../../page/use-one-effect.ts';
import { goneAlready } from './gone-already.ts';
import { toVehicleInput, type VehicleAnswers } from './vehicle-answers.ts';

/** Keeps a new vehicle, or what was changed of one. */
export function useSaveVehicle(vehicle: MemberVehicle | undefined) {
  const queryClient = useQueryClient();
  const oneEffect = useOneEffect();
  return useMutation({
    mutationFn: async (answers: VehicleAnswers) => {
      const body = toVehicleInput(answers);
      const { data } = vehicle
        ? await updateMemberVehicle({
            body,
            path: { memberVehicleId: vehicle.id },
            headers: { 'if-match': `"${vehicle.version}"` },
          })
        : await oneEffect(body, (headers) => createMemberVehicle({ body, headers }));
      return data;
    },
    onSettled: () => invalidateTag(queryClient, 'memberVehicles'),
  });
}

/** Takes a vehicle out of the profile. */
export function useDeleteVehicle() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (memberVehicleId: string) =>
      deleteMemberVehicle({ path: { memberVehicleId } }).catch(goneAlready),
    onSettled: () => invalidateTag(queryClient, 'memberVehicles'),
  });
}
