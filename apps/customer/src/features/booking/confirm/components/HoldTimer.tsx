import { extendHoldMutation, getReservationQueryKey, type Reservation } from '@ferry/api/customer';
import { invalidateTag } from '@ferry/api/invalidate';
import { formatDateTime } from '@ferry/format/date';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { Card } from '@ferry/ui/Card';
import { Countdown } from '@ferry/ui/Countdown';
import { Inline } from '@ferry/ui/Inline';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { VisuallyHidden } from '@ferry/ui/VisuallyHidden';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { errorText } from '../../../../copy/error-texts.ts';
import { useIdempotentMutation } from '../model/use-idempotent-mutation.ts';

/** Presses that follow each other this fast are one wish, also when an answer comes in between. */
const SAME_PRESS_MS = 1000;

export type HoldTimerProps = {
  reservation: Reservation;
  /** When this state of the reservation came, by this device's clock (ms since 1970). */
  receivedAt: number;
  onExpire: () => void;
  /** This device's clock is not what it was: the server's time is to be asked for again. */
  onClockDoubt: () => void;
};

/** How long the berths are held, and more time for a customer who needs it (WCAG 2.2.1). */
export function HoldTimer({ reservation, receivedAt, onExpire, onClockDoubt }: HoldTimerProps) {
  const { id, limitTime, serverTime, extensionsLeft, extensionMinutes } = reservation;
  const queryClient = useQueryClient();
  const send = useMutation(extendHoldMutation());
  /** The limit that the server has answered, not whichever comes later. */
  const [extendedTo, setExtendedTo] = useState<string>();
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);
  const extend = useIdempotentMutation(
    // The limit time makes each extension a request of its own.
    (request: { reservationId: string; limitTime: string }, headers) =>
      send.mutateAsync({ path: { reservationId: request.reservationId }, headers }),
    (extended) => {
      pressedAt.current = performance.now();
      setExtendedTo(extended.limitTime);
      queryClient.setQueryData(getReservationQueryKey({ path: { reservationId: id } }), extended);
    },
    () => invalidateTag(queryClient, 'reservations'),
  );

  return (
    <Card>
      <Stack gap={3}>
        <Inline justify="between">
          <Stack gap={1}>
            <Text size="dense" tone="quiet">
              お取り置き期限
            </Text>
            <Text isBold>{formatDateTime(limitTime)}</Text>
            <Extended until={extendedTo} />
            <Countdown
              label="期限まで"
              until={limitTime}
              clockOffset={Date.parse(serverTime) - receivedAt}
              onExpire={onExpire}
              onClockDoubt={onClockDoubt}
            />
          </Stack>
          {extensionsLeft > 0 && (
            <Button
              tone="secondary"
              size="small"
              isPending={extend.isPending}
              pendingLabel="延長しています"
              onPress={() => {
                const now = performance.now();
                const isSamePress = now - pressedAt.current < SAME_PRESS_MS;
                pressedAt.current = now;
                if (!isSamePress) extend.run({ reservationId: id, limitTime });
              }}
            >
              期限を{extensionMinutes}分延長する
            </Button>
          )}
        </Inline>
        {extend.error && (
          <Alert tone="error" announce="assertive">
            {errorText(extend.error)}
          </Alert>
        )}
      </Stack>
    </Card>
  );
}

/** Says the new limit, which the button that was pressed does not. */
const Extended = ({ until }: { until: string | undefined }) => (
  <VisuallyHidden role="status">
    {until && `期限を${formatDateTime(until)}まで延長しました。`}
  </VisuallyHidden>
);
