import {
  type CommitRequest,
  commitReservationMutation,
  getReservationQueryKey,
  type Reservation,
} from '@ferry/api/customer';
import { invalidateTag } from '@ferry/api/invalidate';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { Card } from '@ferry/ui/Card';
import { Checkbox } from '@ferry/ui/Checkbox';
import { ErrorSummary } from '@ferry/ui/ErrorSummary';
import { FieldGroup } from '@ferry/ui/FieldGroup';
import { Link } from '@ferry/ui/Link';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { errorText } from '../../../copy/error-texts.ts';
import { fieldErrorText } from '../../../copy/field-errors.ts';
import { operator } from '../../../copy/operator.ts';
import { useIdempotentMutation } from '../model/use-idempotent-mutation.ts';

type Consent = keyof CommitRequest['consents'];

const consentNames: Record<Consent, string> = {
  conditionsOfCarriage: '運送約款',
  bookingConditions: '予約・取消条件',
  privacyPolicy: '個人情報の取扱い',
};
const consents = Object.keys(consentNames) as Consent[]; // keys of the record above

/** The consents and the one button that makes the reservation. */
export function CommitForm({ reservation }: { reservation: Reservation }) {
  const { id, version, quote } = reservation;
  const [given, setGiven] = useState<ReadonlySet<Consent>>(new Set());
  const [attempt, setAttempt] = useState(0);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const send = useMutation(commitReservationMutation());
  const commit = useIdempotentMutation(
    (body: CommitRequest, headers) =>
      send.mutateAsync({
        path: { reservationId: id },
        body,
        headers: { ...headers, 'if-match': `"${version}"` },
      }),
    async (confirmed: Reservation) => {
      queryClient.setQueryData(getReservationQueryKey({ path: { reservationId: id } }), confirmed);
      await navigate({
        to: '/reservation/reservation-completion',
        search: { reservation: id },
        replace: true,
      });
    },
    () => invalidateTag(queryClient, 'reservations'),
  );

  const problems =
    attempt === 0
      ? []
      : consents
          .filter((consent) => !given.has(consent))
          .map((consent) => ({
            id: consent,
            message: fieldErrorText('NOT_ACCEPTED', {
              label: consentNames[consent],
              kind: 'choose',
            }),
          }));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempt((last) => last + 1);
    if (given.size < consents.length) return;
    commit.run({
      paymentMethod: 'port',
      totalYen: quote.totalYen,
      consents: { conditionsOfCarriage: true, bookingConditions: true, privacyPolicy: true },
    });
  };
  const toggle = (consent: Consent, isGiven: boolean) =>
    setGiven((last) => {
      const next = new Set(last);
      if (isGiven) next.add(consent);
      else next.delete(consent);
      return next;
    });

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={5}>
        <ErrorSummary problems={problems} attempt={attempt} />
        <Card>
          <FieldGroup legend="同意" level={2} support="リンクは新しいタブで開きます。">
            {consents.map((consent) => (
              <Stack key={consent} gap={1}>
                <Checkbox
                  id={consent}
                  label={`${consentNames[consent]}に同意する`}
                  isSelected={given.has(consent)}
                  isRequired
                  error={problems.find((problem) => problem.id === consent)?.message}
                  onChange={(isGiven) => toggle(consent, isGiven)}
                />
                <Link href={operator.legal[consent]} target="_blank" rel="noopener">
                  {consentNames[consent]}を読む(新しいタブ)
                </Link>
              </Stack>
            ))}
          </FieldGroup>
        </Card>
        {commit.error && (
          <Alert tone="error" title="予約を確定できませんでした" announce="assertive">
            {errorText(commit.error)}
          </Alert>
        )}
        <Button
          type="submit"
          tone="primary"
          size="large"
          isWide
          isPending={commit.isPending}
          pendingLabel="予約を確定しています"
        >
          予約を確定する
        </Button>
        <Text size="dense" tone="quiet">
          通信が途切れても、もう一度押して二重に予約されることはありません。
        </Text>
      </Stack>
    </form>
  );
}
