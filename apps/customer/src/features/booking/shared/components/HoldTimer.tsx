import { getReservationQueryKey, type Reservation } from '@ferry/api/customer';
import { invalidateTag } from '@ferry/api/invalidate';
import { storeResponse } from '@ferry/api/store-response';
import { formatDateShort, formatDateTime, formatTime, jstDate } from '@ferry/format/date';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { Countdown } from '@ferry/ui/Countdown';
import { Stack } from '@ferry/ui/Stack';
import { VisuallyHidden } from '@ferry/ui/VisuallyHidden';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { errorText } from '../../../../copy/error-texts.ts';
import type { Flow } from '../model/flow.ts';
import type { Held } from '../model/held.ts';
import { useIdempotentMutation } from '../model/use-idempotent-mutation.ts';

/** Presses that follow each other this fast are one wish, also when an answer comes in between. */
const SAME_PRESS_MS = 1000;

export type HoldTimerProps = {
  flow: Pick<Flow, 'extend' | 'heldOf'>;
  reservation: Reservation;
  /** What is held of it. */
  held: Held;
  /** When this state of the reservation came, by this device's clock (ms since 1970). */
  receivedAt: number;
  onExpire: () => void;
  /** This device's clock is not what it was: the server's time is to be asked for again. */
  onClockDoubt: () => void;
};

/** 「20:20」, with its day where that is not today. */
const limitText = (limitTime: string, serverTime: string): string => {
  const day = jstDate(limitTime);
  const clock = formatTime(limitTime);
  return day === jstDate(serverTime) ? clock : `${formatDateShort(day)} ${clock}`;
};

/** Until when the berths are held, and more time for a customer who needs it (WCAG 2.2.1). */
export function HoldTimer(props: HoldTimerProps) {
  const { flow, reservation, held, receivedAt, onExpire, onClockDoubt } = props;
  const { id, serverTime } = reservation;
  const { limitTime, extensionMinutes, extensionOpensMinutes } = held;
  const queryClient = useQueryClient();
  const note = useRef<HTMLDivElement>(null);
  /** The limit that the server has answered, not whichever comes later. */
  const [extendedTo, setExtendedTo] = useState<string>();
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);
  const extend = useIdempotentMutation(
    // The limit time makes each extension a request of its own.
    (request: { reservationId: string; limitTime: string }, headers) =>
      flow.extend(request.reservationId, headers),
    (extended: Reservation) => {
      pressedAt.current = performance.now();
      setExtendedTo(flow.heldOf(extended)?.limitTime);
      // The button goes until the new time is almost over.
      note.current?.focus();
      storeResponse(queryClient, getReservationQueryKey({ path: { reservationId: id } }), extended);
    },
    () => invalidateTag(queryClient, 'reservations'),
  );

  const press = () => {
    const isSamePress = performance.now() - pressedAt.current < SAME_PRESS_MS;
    pressedAt.current = performance.now();
    if (!isSamePress) extend.run({ reservationId: id, limitTime });
  };

  return (
    <Stack gap={3}>
      <div ref={note} tabIndex={-1}>
        <Countdown
          title={`お席を${limitText(limitTime, serverTime)}までお取り置きしています`}
          label="お取り置きの期限まで"
          until={limitTime}
          clockOffset={Date.parse(serverTime) - receivedAt}
          onExpire={onExpire}
          onClockDoubt={onClockDoubt}
          actionMinutes={extensionOpensMinutes}
          before={`残り${extensionOpensMinutes}分になったら延長できます`}
          action={
            held.extensionsLeft > 0 && (
              <Button
                tone="secondary"
                size="small"
                isPending={extend.isPending}
                pendingLabel="延長しています"
                onPress={press}
              >
                期限を{extensionMinutes}分延長する
              </Button>
            )
          }
        />
        <Extended until={extendedTo} />
      </div>
      {extend.error && (
        <Alert tone="error" announce="assertive">
          {errorText(extend.error)}
        </Alert>
      )}
    </Stack>
  );
}

/** Says the new limit, which the button that was pressed does not. */
const Extended = ({ until }: { until: string | undefined }) => (
  <VisuallyHidden role="status">
    {until && `期限を${formatDateTime(until)}まで延長しました。`}
  </VisuallyHidden>
);
