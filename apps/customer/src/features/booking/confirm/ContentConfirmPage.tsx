import { getDraftOptions, getReservationQueryKey, type Reservation } from '@ferry/api/customer';
import { invalidateTag } from '@ferry/api/invalidate';
import { Button } from '@ferry/ui/Button';
import { Container } from '@ferry/ui/Container';
import { Inline } from '@ferry/ui/Inline';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ButtonLink } from '../../../page/links.tsx';
import { Page } from '../../../page/Page.tsx';
import { FlowSteps } from '../shared/components/FlowSteps.tsx';
import type { Flow } from '../shared/model/flow.ts';
import { stepsOfDraft } from '../shared/model/steps-of-trip.ts';
import { useIdempotentMutation } from '../shared/model/use-idempotent-mutation.ts';
import { DraftAnswers } from './components/DraftAnswers.tsx';
import { HoldFailure } from './components/HoldFailure.tsx';

/** `/reservation/content-confirm`: check the answers, then hold berths. */
export function ContentConfirmPage({ flow, draftId }: { flow: Flow; draftId: string }) {
  const { data: draft } = useSuspenseQuery(getDraftOptions({ path: { draftId } }));
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const hold = useIdempotentMutation(flow.hold, async (held: Reservation) => {
    const { id } = held;
    queryClient.setQueryData(getReservationQueryKey({ path: { reservationId: id } }), held);
    await navigate(flow.links.reservationConfirm(id));
  });
  const { version, quote, holdMinutes } = draft;

  return (
    <Container width="form" isPage>
      <Page
        title="入力内容の確認"
        lead={<FlowSteps flow={flow} at="check" {...stepsOfDraft(flow, draft)} />}
      >
        <Text>
          内容をご確認ください。「この内容で仮予約する」を押すと、お席を{holdMinutes}
          分間お取り置きします。予約はまだ確定しません。
        </Text>
        {hold.error && (
          <HoldFailure
            error={hold.error}
            {...{ flow, draft }}
            onRefresh={() => {
              hold.reset();
              void invalidateTag(queryClient, 'drafts');
            }}
          />
        )}
        <Stack gap={6}>
          <DraftAnswers {...{ flow, draft }} />
          <Inline gap={4}>
            <Button
              tone="primary"
              size="large"
              isPending={hold.isPending}
              pendingLabel="お席を確保しています"
              onPress={() => hold.run({ id: draftId, version, totalYen: quote.totalYen })}
            >
              この内容で仮予約する
            </Button>
            <ButtonLink {...flow.links.paymentInput(draftId)} tone="quiet">
              お支払い方法の選択に戻る
            </ButtonLink>
          </Inline>
        </Stack>
      </Page>
    </Container>
  );
}
