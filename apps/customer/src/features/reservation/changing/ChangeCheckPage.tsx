import {
  type ChangeQuote,
  type Draft,
  getDraftOptions,
  getReservationOptions,
  getReservationQueryKey,
  holdChange,
  quoteChangeOptions,
  type Reservation,
} from '@ferry/api/customer';
import type { ApiError } from '@ferry/api/errors';
import { invalidateTag } from '@ferry/api/invalidate';
import { storeResponse } from '@ferry/api/store-response';
import { Button } from '@ferry/ui/Button';
import { Container } from '@ferry/ui/Container';
import { Inline } from '@ferry/ui/Inline';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { TripSummary } from '@ferry/ui/TripSummary';
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Link } from '../../../page/links.tsx';
import { Page } from '../../../page/Page.tsx';
import { ChooseAgain, refusedLeg } from '../../booking/confirm/components/ChooseAgain.tsx';
import { GoOnAnyway, legOf, ShowLatest } from '../../booking/confirm/components/HoldFailure.tsx';
import { sameNameText } from '../../booking/confirm/model/same-name.ts';
import { DraftGone } from '../../booking/shared/components/DraftGone.tsx';
import { FlowSteps } from '../../booking/shared/components/FlowSteps.tsx';
import { isLocked } from '../../booking/shared/model/draft-trip.ts';
import type { Flow } from '../../booking/shared/model/flow.ts';
import { outboundSearch } from '../../booking/shared/model/return-conditions.ts';
import { stepsOfDraft } from '../../booking/shared/model/steps-of-trip.ts';
import { hasSlots } from '../../booking/shared/model/ticket-slots.ts';
import { useIdempotentMutation } from '../../booking/shared/model/use-idempotent-mutation.ts';
import { changing } from './changing.ts';
import { ChangeFailure } from './components/ChangeFailure.tsx';
import { Difference } from './components/Difference.tsx';
import { resultSums } from './model/change-table.ts';

type ChangeCheckPageProps = {
  reservationId: string;
  draftId: string;
  /** Why the change has no price any more, when the page was opened. */
  failure: ApiError | undefined;
};

/** `/reservation/{id}/content-confirm`: what becomes another thing, to the yen; then the new places. */
export function ChangeCheckPage({ reservationId, draftId, failure }: ChangeCheckPageProps) {
  const { data: draft } = useSuspenseQuery(getDraftOptions({ path: { draftId } }));
  const path = { reservationId };
  const { data: reservation } = useSuspenseQuery(getReservationOptions({ path }));
  const { data: quote } = useQuery({
    ...quoteChangeOptions({ path: { draftId } }),
    enabled: !failure,
  });
  const [flow] = useState(() => changing(reservationId));
  return (
    <Container isPage>
      <Page
        title="変更内容の確認"
        lead={<FlowSteps flow={flow} at="check" {...stepsOfDraft(flow, draft)} />}
      >
        <Stack gap={6}>
          {quote ? (
            <Priced {...{ flow, draft, reservation, quote }} />
          ) : (
            failure && <Unpriced {...{ flow, draft, reservation, failure }} />
          )}
        </Stack>
      </Page>
    </Container>
  );
}

/** What was chosen is not there any more: the same next step as after a refused hold. */
function Unpriced({ flow, draft, reservation, failure }: UnpricedProps) {
  const refused = refusedLeg(failure, draft);
  return (
    <>
      <ChangeFailure
        title="変更後の金額を出せませんでした"
        error={failure}
        lead={legOf(failure, draft)}
        {...{ reservation }}
      />
      {refused && <ChooseAgain {...{ flow, draft }} leg={refused} hasFocus={false} />}
    </>
  );
}

type UnpricedProps = { flow: Flow; draft: Draft; reservation: Reservation; failure: ApiError };
type NotHeldProps = Omit<UnpricedProps, 'failure'> & { hold: ReturnType<typeof useHold> };

/** Why no places are held for the change. */
function NotHeld({ flow, draft, reservation, hold }: NotHeldProps) {
  const refresh = useRefresh();
  const { error } = hold;
  if (!error) return null;
  if (error.code === 'NOT_FOUND') {
    return <DraftGone {...{ flow, draft }} customers={draft.customers} />;
  }
  const isSameName = error.code === 'DUPLICATE_BOOKING';
  const isOld = error.code === 'DIFFERENCE_CHANGED' || error.code === 'VERSION_CONFLICT';
  return (
    <ChangeFailure
      title="新しいお席を取り置けませんでした"
      error={error}
      lead={legOf(error, draft)}
      draftId={draft.id}
      {...{ reservation }}
      {...(isSameName && {
        text: sameNameText(error, draft),
        action: <GoOnAnyway onPress={() => hold.run({ allowsDuplicate: true })} />,
      })}
      {...(isOld && {
        action: (
          <ShowLatest
            onPress={() => {
              hold.reset();
              refresh();
            }}
          />
        ),
      })}
    />
  );
}

function useRefresh() {
  const queryClient = useQueryClient();
  return () => void invalidateTag(queryClient, 'drafts');
}

type PricedProps = { flow: Flow; draft: Draft; reservation: Reservation; quote: ChangeQuote };

function Priced({ flow, draft, reservation, quote }: PricedProps) {
  const hold = useHold(flow, reservation.id, draft, quote);
  const refused = hold.error && refusedLeg(hold.error, draft);
  return (
    <TripSummary
      title="変更の金額"
      legs={[]}
      {...resultSums(quote, draft)}
      action={
        refused ? (
          <ChooseAgain {...{ flow, draft }} leg={refused} hasFocus />
        ) : (
          <Button
            tone="primary"
            size="large"
            isWide
            isPending={hold.isPending}
            pendingLabel="お席を確保しています"
            onPress={() => hold.run({})}
          >
            この内容で変更の確定へ進む
          </Button>
        )
      }
    >
      <Stack gap={6}>
        <Text>
          まだ何も変わっていません。変更を確定するまで、{flow.words.kept}
          次へ進むと、新しいお席を最大{draft.holdMinutes}分間お取り置きします。
        </Text>
        <NotHeld {...{ flow, draft, reservation, hold }} />
        <Difference {...{ draft, reservation, quote }} />
        <WaysBack {...{ flow, draft, reservation }} />
      </Stack>
    </TripSummary>
  );
}

/** To what was chosen and answered, and out of the change. */
const WaysBack = ({ flow: { links }, draft, reservation }: Omit<PricedProps, 'quote'>) => (
  <Inline gap={6}>
    {!isLocked(draft, 'outbound') && (
      <Link {...links.selectSchedule(outboundSearch(draft))}>
        {draft.return ? '往路の便を選び直す' : '便を選び直す'}
      </Link>
    )}
    {draft.return && !isLocked(draft, 'return') && (
      <Link {...links.selectReturn({ draft: draft.id })}>復路の便を選び直す</Link>
    )}
    {draft.partnerTicket ? (
      hasSlots(draft.partnerTicket) && (
        <Link {...links.customerInput(draft.id)}>時間枠を選び直す</Link>
      )
    ) : (
      <Link {...links.customerInput(draft.id)}>お客様情報を直す</Link>
    )}
    <Link to="/reservation-detail/$id" params={{ id: reservation.id }}>
      変更をやめて予約の詳細に戻る
    </Link>
  </Inline>
);

/** Takes the new places for what was shown, once. */
function useHold(flow: Flow, reservationId: string, draft: Draft, quote: ChangeQuote) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const path = { reservationId };
  const { newYen, payYen, refundYen, fee } = quote;
  return useIdempotentMutation(
    async (more: { allowsDuplicate?: boolean }, headers) => {
      const { data } = await holdChange({
        path,
        body: { draftId: draft.id, newYen, feeYen: fee.feeYen, payYen, refundYen, ...more },
        headers: { ...headers, 'if-match': `"${draft.version}"` },
      });
      return data;
    },
    async (held: Reservation) => {
      storeResponse(queryClient, getReservationQueryKey({ path }), held);
      await navigate(flow.links.reservationConfirm(reservationId));
    },
  );
}
