import type { Reservation } from '@ferry/api/customer';
import type { ApiError } from '@ferry/api/errors';
import { ChangeFailure } from './ChangeFailure.tsx';

/** Why no change could be begun; nothing while there is no error. */
export const BeginFailure = ({
  error,
  reservation,
}: {
  error: ApiError | undefined;
  reservation: Reservation;
}) =>
  error && (
    <ChangeFailure title="変更を始められませんでした" error={error} reservation={reservation} />
  );
