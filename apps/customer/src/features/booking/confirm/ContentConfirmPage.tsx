import { getDraftOptions, getReservationQueryKey, type Reservation } from '@ferry/api/customer';
import { invalidateTag } from '@ferry/api/invalidate';
import { storeResponse } from '@ferry/api/store-response';
import { Button, type ButtonProps } from '@ferry/ui/Button';
import { Container } from '@ferry/ui/Container';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { TripSummary } from '@ferry/ui/TripSummary';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Link } from '../../../page/links.tsx';
import { Page } from '../../../page/Page.tsx';
import { DraftFare } from '../shared/components/DraftFare.tsx';
import { FlowSteps } from '../shared/components/FlowSteps.tsx';
import { OfferedUntil, useOfferOf } from '../shared/components/OfferedUntil.tsx';
import { quoteSums } from '../shared/model/draft-trip.ts';
import type { BookingFlow } from '../shared/model/flow.ts';
import { stepsOfDraft } from '../shared/model/steps-of-trip.ts';
import { useIdempotentMutation } from '../shared/model/use-idempotent-mutation.ts';
import { ChooseAgain, refusedLeg } from './components/ChooseAgain.tsx';
import { DraftAnswers } from './components/DraftAnswers.tsx';
import { HoldFailure } from './components/HoldFailure.tsx';
import { LostLegs } from './components/LostLegs.tsx';
import { lostLegs } from './model/lost-legs.ts';

/** `/reservation/content-confirm`: check the answers, then hold berths. */
export function ContentConfirmPage({ flow, draftId }: { flow: BookingFlow; draftId: string }) {
  const { data: draft } = useSuspenseQuery(getDraftOptions({ path: { draftId } }));
  const queryClient = useQueryClient();
  const hold = useHold(flow);
  const { version, quote, holdMinutes } = draft;
  const offer = useOfferOf(draft);
  const refused = hold.error && refusedLeg(hold.error, draft);
  const lost = refused ?? lostLegs(draft)[0];
  const seen = { id: draftId, version, totalYen: quote.totalYen };

  return (
    <Container isPage>
      <Page
        title="入力内容の確認"
        lead={<FlowSteps flow={flow} at="check" {...stepsOfDraft(flow, draft)} />}
      >
        <TripSummary
          title="お支払いの金額"
          legs={[]}
          sums={quoteSums(quote)}
          total={quote.totalYen}
          totalLabel="合計"
          breakdown={<DraftFare draft={draft} />}
          action={
            lost ? (
              <ChooseAgain {...{ flow, draft }} leg={lost} hasFocus={refused !== undefined} />
            ) : (
              <HoldButton isPending={hold.isPending} onPress={() => hold.run(seen)} />
            )
          }
        >
          <Stack gap={6}>
            <OfferedUntil draft={draft} />
            <Text>{`まだ予約は確定していません。お支払いも行われません。${offer ? '' : `仮予約をすると、お席を最大${holdMinutes}分間お取り置きします。`}`}</Text>
            {hold.error ? (
              <HoldFailure
                error={hold.error}
                {...{ flow, draft }}
                onAnyway={() => hold.run({ ...seen, allowsDuplicate: true })}
                onRefresh={() => {
                  hold.reset();
                  void invalidateTag(queryClient, 'drafts');
                }}
              />
            ) : (
              <LostLegs draft={draft} />
            )}
            <DraftAnswers {...{ flow, draft }} />
            <Link {...flow.links.paymentInput(draftId)}>お支払い方法の選択に戻る</Link>
          </Stack>
        </TripSummary>
      </Page>
    </Container>
  );
}

const HoldButton = (props: Pick<ButtonProps, 'isPending' | 'onPress'>) => (
  <Button {...props} tone="primary" size="large" isWide pendingLabel="お席を確保しています">
    この内容で仮予約する
  </Button>
);

/** Takes the places and leads on. */
function useHold({ hold, links }: BookingFlow) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useIdempotentMutation(hold, async (held: Reservation) => {
    const { id } = held;
    storeResponse(queryClient, getReservationQueryKey({ path: { reservationId: id } }), held);
    await navigate(links.reservationConfirm(id));
  });
}
