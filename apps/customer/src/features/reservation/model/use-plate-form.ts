import {
  getReservationQueryKey,
  type LegName,
  type Reservation,
  setVehiclePlateMutation,
} from '@ferry/api/customer';
import { asApiError } from '@ferry/api/errors';
import { invalidateTag } from '@ferry/api/invalidate';
import { storeResponse } from '@ferry/api/store-response';
import { parseNumberPlate } from '@ferry/format/number-plate';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../../copy/error-texts.ts';
import { fieldErrorText } from '../../../copy/field-errors.ts';
import { useForm } from '../../../forms/use-form.ts';
import { fieldAt } from '../../booking/shared/model/customer-fields.ts';

const blank = { place: '', classNumber: '', kana: '', number: '' };
const parts = ['place', 'classNumber', 'kana', 'number'] as const;

type PlateOf = {
  reservation: Reservation;
  leg: LegName;
  position: number;
  /** As it is now; empty where it is still to be said. */
  plate: string;
};

/** State of the form of one number plate. The server has the rules, as for the customers' input. */
export function usePlateForm(
  { reservation, leg, position, plate: now }: PlateOf,
  onKept: () => void,
) {
  const { id: reservationId, version } = reservation;
  const path = { reservationId };
  const queryClient = useQueryClient();
  const [plate, setPlate] = useState(() => parseNumberPlate(now) ?? blank);
  const id = `plate-${leg}-${position}`;
  const send = useMutation({
    ...setVehiclePlateMutation(),
    onSuccess: (changed) => {
      onKept();
      storeResponse(queryClient, getReservationQueryKey({ path }), changed);
    },
    onError: (error) => {
      const { code } = asApiError(error);
      // Another tab was first: the next press goes by what is there now.
      if (code === 'VERSION_CONFLICT') return invalidateTag(queryClient, 'reservations');
      document.getElementById(id)?.focus();
    },
  });
  const failure = send.error ? asApiError(send.error) : undefined;
  const wrong = parts.filter((part) => failure?.body?.errors?.[`plate.${part}`]);
  const [first] = wrong;
  const [code] = (first && failure?.body?.errors?.[`plate.${first}`]) ?? [];
  const form = useForm({
    // The server's rules: what is wrong comes back with its response, at the boxes.
    check: () => [],
    send: async () => {
      const headers = { 'if-match': `"${version}"` };
      await send.mutateAsync({ path, headers, body: { leg, position, plate } }).catch(() => {});
      return undefined;
    },
  });
  return {
    id,
    plate,
    setPlate: (next: typeof blank) => {
      setPlate(next);
      send.reset();
    },
    error: code && first ? fieldErrorText(code, fieldAt(`plate.${first}`)) : undefined,
    invalidParts: wrong,
    failure: failure && wrong.length === 0 ? errorText(failure) : undefined,
    isPending: form.isPending,
    submit: form.submit,
  };
}
