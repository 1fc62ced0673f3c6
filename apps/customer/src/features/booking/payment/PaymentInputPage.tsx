import {
  type Draft,
  getDraftOptions,
  getReservationOptions,
  listDraftPaymentMethodsOptions,
} from '@ferry/api/customer';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { Container } from '@ferry/ui/Container';
import { ErrorSummary } from '@ferry/ui/ErrorSummary';
import { Inline } from '@ferry/ui/Inline';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { TripSummary } from '@ferry/ui/TripSummary';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { failureText } from '../../../copy/error-texts.ts';
import { Link } from '../../../page/links.tsx';
import { Page } from '../../../page/Page.tsx';
import { DraftFare } from '../shared/components/DraftFare.tsx';
import { FlowSteps } from '../shared/components/FlowSteps.tsx';
import { HoldTimer } from '../shared/components/HoldTimer.tsx';
import { OfferedUntil } from '../shared/components/OfferedUntil.tsx';
import { SendLink } from '../shared/components/SendLink.tsx';
import { WalletFrames } from '../shared/components/WalletFrames.tsx';
import { draftLegs, quoteSums } from '../shared/model/draft-trip.ts';
import type { Flow, FlowStep } from '../shared/model/flow.ts';
import { offeredHere } from '../shared/model/offered-here.ts';
import { stepsOfDraft } from '../shared/model/steps-of-trip.ts';
import { sellerOf } from '../shared/model/ticket-lines.ts';
import { useWalletSheet } from '../shared/model/use-wallet-sheet.ts';
import { PaymentFields } from './components/PaymentFields.tsx';
import { UnconfirmedMethods } from './components/UnconfirmedMethods.tsx';
import { billingOf, useHostedFields } from './model/hosted-fields.ts';
import { useDraftPayment } from './model/use-draft-payment.ts';
import { usePaymentForm } from './model/use-payment-form.ts';

/** `/reservation/payment-input`: how the reservation will be paid. Nothing is charged here. */
export function PaymentInputPage({ flow, draftId }: { flow: Flow; draftId: string }) {
  const { data: draft } = useSuspenseQuery(getDraftOptions({ path: { draftId } }));
  const { data: methods } = useSuspenseQuery(listDraftPaymentMethodsOptions({ path: { draftId } }));
  const goOn = useNextStep(flow, draft);
  const hosted = useHostedFields(
    methods.hostedFields,
    billingOf(draft.customers.representative),
    () => form.submit(),
  );
  const sheet = useWalletSheet(methods.walletSheet);
  const step = useDraftPayment(draftId, offeredHere(methods, sheet.able), goOn, flow);
  const last = useLastAttempt(flow, draft);
  const form = usePaymentForm(step, hosted, last.failed?.method);
  const isWhole = methods.totalYen === draft.quote.totalYen;

  return (
    <Container isPage>
      <Page
        title="お支払い方法を選ぶ"
        lead={<FlowSteps flow={flow} at="payment" {...stepsOfDraft(flow, draft)} />}
      >
        <OfferedUntil draft={draft} />
        <form method="post" noValidate onSubmit={form.submit}>
          <TripSummary
            legs={draftLegs(draft)}
            // What only a part of the fare is paid of is not the sum of its parts.
            sums={isWhole ? quoteSums(draft.quote) : []}
            total={methods.totalYen}
            totalLabel={flow.words.toPay}
            breakdown={isWhole && <DraftFare draft={draft} />}
            action={<NextButton isPending={form.isPending} text={nextText(flow, draft)} />}
          >
            <Stack gap={6}>
              <ErrorSummary problems={form.problems} attempt={form.attempt} />
              <LastAttempt
                {...{ flow, draft, last }}
                isFailureShown={!form.failure}
                isChoiceGone={methods.chosen === null}
              />
              <PaymentFields {...{ step, form, hosted }} isWaiting={sheet.able === undefined} />
              <WalletFrames sheet={sheet} />
              <UnconfirmedMethods draftId={draftId} methods={methods} />
              {form.failure && (
                <Alert tone="error" announce="assertive" title="お支払い方法を保存できませんでした">
                  {form.failure}
                </Alert>
              )}
              <Notes draft={draft} />
              <Inline gap={6}>
                <BackLink {...{ flow, draft }} />
                {flow.hasLinkForDevices && <SendLink draftId={draftId} />}
              </Inline>
            </Stack>
          </TripSummary>
        </form>
      </Page>
    </Container>
  );
}

const Notes = ({ draft }: { draft: Draft }) => (
  <>
    {draft.partnerTicket && (
      <Text>{`このきっぷの販売は、${sellerOf(draft.partnerTicket)}です。`}</Text>
    )}
    <Text size="dense" tone="quiet">
      この画面では、まだお支払いは行われません。
    </Text>
  </>
);

const backTexts: Partial<Record<FlowStep, string>> = {
  sailings: '便の選び直しに戻る',
  return: '復路の便の選び直しに戻る',
  customers: 'お客様情報の入力に戻る',
};

/** To the step before the payment: where nothing of the customers is asked, their input is none. */
function BackLink({ flow, draft }: { flow: Flow; draft: Draft }) {
  const { back = {}, ...trip } = stepsOfDraft(flow, draft);
  const last = flow.steps(trip).findLast(({ step }) => backTexts[step])?.step ?? 'customers';
  return <Link {...(back[last] ?? flow.links.customerInput(draft.id))}>{backTexts[last]}</Link>;
}

/** What is held is confirmed next. */
function nextText(flow: Flow, draft: Draft): string {
  const next = heldReservation(draft) ? 'confirm' : 'check';
  const step = flow.steps({ hasReturn: false }).find((each) => each.step === next);
  return `${step?.name}へ進む`;
}

const NextButton = ({ isPending, text }: { isPending: boolean; text: string }) => (
  <Button
    type="submit"
    tone="primary"
    size="large"
    isWide
    isPending={isPending}
    pendingLabel="確認しています"
  >
    {text}
  </Button>
);

/** The reservation that is held with the draft's present content. */
function heldReservation({ nextStep, reservationId }: Draft): string | undefined {
  return nextStep === 'reservationConfirm' && reservationId !== null ? reservationId : undefined;
}

/** Leads on: what is held already is confirmed next, everything else is checked first. */
function useNextStep({ links }: Flow, draft: Draft) {
  const navigate = useNavigate();
  return () => {
    const reservation = heldReservation(draft);
    return navigate(
      reservation ? links.reservationConfirm(reservation) : links.contentConfirm(draft.id),
    );
  };
}

/** The query reads the reservation that the draft holds, with its refused payment. */
function useLastAttempt(flow: Flow, { reservationId }: Draft) {
  const { data, dataUpdatedAt, refetch } = useQuery({
    ...getReservationOptions({ path: { reservationId: reservationId ?? '' } }),
    enabled: reservationId !== null,
  });
  const held = data && flow.heldOf(data);
  const failed = held?.payment?.failure ? held.payment : undefined;
  return { reservation: data, held, failed, receivedAt: dataUpdatedAt, ask: () => void refetch() };
}

type LastAttemptProps = {
  flow: Flow;
  draft: Draft;
  last: ReturnType<typeof useLastAttempt>;
  isFailureShown: boolean;
  /** Places are held once a method is chosen: without one, it is no longer there, as a card that was removed. */
  isChoiceGone: boolean;
};

/**
 * What an earlier attempt has left: why it has not succeeded, and until when the places are held for
 * another one. From the reservation: it is here after a reload.
 */
function LastAttempt({ flow, draft, last, isFailureShown, isChoiceGone }: LastAttemptProps) {
  const { reservation, held, receivedAt, ask } = last;
  if (!held) return null;
  const failure = isFailureShown ? last.failed?.failure : undefined;
  return (
    <Stack gap={4}>
      {failure && (
        <Alert tone="error" announce="assertive" title="お支払いが完了しませんでした">
          {`${failureText(failure)}お席はお取り置きしたままです。${flow.words.kept}`}
        </Alert>
      )}
      {!failure && isFailureShown && isChoiceGone && (
        <Alert tone="error" announce="assertive" title="選んだお支払い方法は、もう使えません">
          ほかのお支払い方法をお選びください。お席はお取り置きしたままです。
        </Alert>
      )}
      {heldReservation(draft) && reservation && (
        <HoldTimer
          flow={flow}
          reservation={reservation}
          held={held}
          receivedAt={receivedAt}
          onExpire={ask}
          onClockDoubt={ask}
        />
      )}
    </Stack>
  );
}
