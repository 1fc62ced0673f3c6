import { listReservationsOptions } from '@ferry/api/customer';
import { asApiError } from '@ferry/api/errors';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { Stack } from '@ferry/ui/Stack';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../../copy/error-texts.ts';
import type { Period } from '../model/periods.ts';

type MoreReservationsProps = {
  period: Period;
  /** Of the part that follows. */
  cursor: string;
  /** The part has been read; its first reservation takes the focus from the button. */
  onRead: () => void;
};

/** Reads the next part of the list, and keeps its button until the part is there. */
export function MoreReservations({ period, cursor, onRead }: MoreReservationsProps) {
  const queryClient = useQueryClient();
  const more = useMutation({
    mutationFn: () =>
      queryClient.fetchQuery(listReservationsOptions({ query: { period, cursor } })),
  });
  return (
    <Stack gap={3}>
      {more.error && (
        <Alert tone="error" title="続きの予約を表示できませんでした" announce="assertive">
          {errorText(asApiError(more.error))}
        </Alert>
      )}
      <div>
        <Button
          tone="secondary"
          isPending={more.isPending}
          pendingLabel="予約を読み込んでいます"
          onPress={() => more.mutate(undefined, { onSuccess: onRead })}
        >
          {more.error ? 'もう一度読み込む' : '続きの予約を表示する'}
        </Button>
      </div>
    </Stack>
  );
}
