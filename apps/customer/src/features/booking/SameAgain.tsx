import {
  listReservationsOptions,
  type ReservationSummary,
  setDraftPaymentMutation,
} from '@ferry/api/customer';
import { asApiError } from '@ferry/api/errors';
import { addDays, formatDateShort, jstDate, weekday } from '@ferry/format/date';
import { splitServiceTime } from '@ferry/format/service-time';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { Checkbox } from '@ferry/ui/Checkbox';
import { Container } from '@ferry/ui/Container';
import { Disclosure, DisclosureGroup } from '@ferry/ui/Disclosure';
import { Inline } from '@ferry/ui/Inline';
import { Stack } from '@ferry/ui/Stack';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { fieldLabels } from '../../copy/field-labels.ts';
import { FailureText } from '../../page/FailureText.tsx';
import { useRequestKey } from '../../page/use-one-effect.ts';
import { bookAgain } from './book-again.ts';
import { newBookingLinks } from './new-booking-links.ts';
import { draftLink } from './shared/model/draft-link.ts';

/** The member's last trip, else the next one; undefined while it is not known, or where there is none. */
function useLast() {
  const { data: past } = useQuery(listOf('past'));
  const isFirst = past?.items.length === 0;
  const { data: upcoming } = useQuery({ ...listOf('upcoming'), enabled: isFirst });
  const list = isFirst ? upcoming : past;
  // A ticket is bought on its own page.
  const last = list?.items.find(({ partnerTicket }) => partnerTicket === null);
  return last && list && { last, today: jstDate(list.serverTime) };
}

const listOf = (period: 'past' | 'upcoming') => ({
  ...listReservationsOptions({ query: { period } }),
  gcTime: 0,
  retry: false,
});

/** Offers a member the last trip once more: one press leads to the check of a filled-in booking. */
export function SameAgain() {
  const found = useLast();
  return (
    found && (
      <Container>
        <Offer {...found} />
      </Container>
    )
  );
}

/** Tomorrow, and the next day like the last one. */
function daysFor({ outbound }: ReservationSummary, today: string): string[] {
  const tomorrow = addDays(today, 1);
  const ahead = (weekday(outbound.date) - weekday(tomorrow) + 7) % 7;
  return [...new Set([tomorrow, addDays(tomorrow, ahead)])];
}

/** Makes the draft and opens what is left of it. */
function useBookAgain(last: ReservationSummary, isSupportNeedless: boolean) {
  const { headersOf } = useRequestKey();
  const queryClient = useQueryClient();
  const choosePayment = useMutation(setDraftPaymentMutation());
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (day: string) => {
      const key = headersOf({ id: last.id, day })['idempotency-key'];
      const pay = choosePayment.mutateAsync;
      return bookAgain({ queryClient, pay, key }, last.id, day, { isSupportNeedless });
    },
    onSuccess: (booked) =>
      navigate(
        'draft' in booked
          ? draftLink(newBookingLinks, booked.draft)
          : { ...newBookingLinks.selectSchedule(booked.search), state: { notice: 'notAsBefore' } },
      ),
  });
}

function Offer({ last, today }: { last: ReservationSummary; today: string }) {
  const [isSupportNeedless, setSupportNeedless] = useState(false);
  const book = useBookAgain(last, isSupportNeedless);
  const { outbound } = last;
  const along = last.vehicles > 0 ? `・車両${last.vehicles}台` : '';
  const trip = `${outbound.fromPort.name}から${outbound.toPort.name} ${splitServiceTime(outbound.departureTime).time}発${last.return ? '・往復' : ''} ${last.passengers}名${along}`;
  return (
    <DisclosureGroup isFramed>
      <Disclosure headingLevel={2} summary="前回と同じ" detail={trip}>
        <Stack gap={3}>
          <Checkbox
            label={`全員、${fieldLabels.emergencySupport}は必要ありません`}
            support="毎回おたずねします。お手伝いと割引のお申し出は、引き継ぎません。"
            isSelected={isSupportNeedless}
            onChange={setSupportNeedless}
          />
          {book.error && (
            <Alert tone="error" title="予約を用意できませんでした" announce="assertive">
              <FailureText error={asApiError(book.error)} />
            </Alert>
          )}
          <Inline gap={3}>
            {daysFor(last, today).map((day) => (
              <Button
                key={day}
                tone="action"
                isPending={book.isPending && book.variables === day}
                pendingLabel="空席を確かめています"
                onPress={() => {
                  if (!book.isPending) book.mutate(day);
                }}
              >
                {`${formatDateShort(day)}に予約する`}
              </Button>
            ))}
          </Inline>
        </Stack>
      </Disclosure>
    </DisclosureGroup>
  );
}
