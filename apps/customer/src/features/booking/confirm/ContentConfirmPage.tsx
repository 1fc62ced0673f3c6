import {
  getDraftOptions,
  getReservationQueryKey,
  holdReservationMutation,
  type Reservation,
} from '@ferry/api/customer';
import { invalidateTag } from '@ferry/api/invalidate';
import { Button } from '@ferry/ui/Button';
import { Container } from '@ferry/ui/Container';
import { Inline } from '@ferry/ui/Inline';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ButtonLink } from '../../../page/links.tsx';
import { Page } from '../../../page/Page.tsx';
import { ReservationSteps } from '../shared/components/ReservationSteps.tsx';
import { DraftAnswers } from './components/DraftAnswers.tsx';
import { HoldFailure } from './components/HoldFailure.tsx';
import { useIdempotentMutation } from './model/use-idempotent-mutation.ts';

/** `/reservation/content-confirm`: check the answers, then hold berths. */
export function ContentConfirmPage({ draftId }: { draftId: string }) {
  const { data: draft } = useSuspenseQuery(getDraftOptions({ path: { draftId } }));
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const send = useMutation(holdReservationMutation());
  const hold = useIdempotentMutation(
    (body: { draftId: string; draftVersion: number; totalYen: number }, headers) =>
      send.mutateAsync({ body, headers }),
    async (held: Reservation) => {
      const { id } = held;
      queryClient.setQueryData(getReservationQueryKey({ path: { reservationId: id } }), held);
      await navigate({ to: '/reservation/reservation-confirm', search: { reservation: id } });
    },
  );
  const { version, quote, holdMinutes } = draft;

  return (
    <Container width="form" isPage>
      <Page title="入力内容の確認" lead={<ReservationSteps current={4} />}>
        <Text>
          内容をご確認ください。「この内容で仮予約する」を押すと、お席を{holdMinutes}
          分間お取り置きします。予約はまだ確定しません。
        </Text>
        {hold.error && (
          <HoldFailure
            error={hold.error}
            draft={draft}
            onRefresh={() => {
              hold.reset();
              void invalidateTag(queryClient, 'drafts');
            }}
          />
        )}
        <Stack gap={6}>
          <DraftAnswers draft={draft} />
          <Inline gap={4}>
            <Button
              tone="primary"
              size="large"
              isPending={hold.isPending}
              pendingLabel="お席を確保しています"
              onPress={() => hold.run({ draftId, draftVersion: version, totalYen: quote.totalYen })}
            >
              この内容で仮予約する
            </Button>
            <ButtonLink to="/reservation/payment-input" search={{ draft: draftId }} tone="quiet">
              お支払い方法の選択に戻る
            </ButtonLink>
          </Inline>
        </Stack>
      </Page>
    </Container>
  );
}
