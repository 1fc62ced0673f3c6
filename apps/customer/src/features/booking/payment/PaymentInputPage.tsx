import {
  type Draft,
  getDraftOptions,
  getReservationOptions,
  listDraftPaymentMethodsOptions,
} from '@ferry/api/customer';
import { ActionBar } from '@ferry/ui/ActionBar';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { Columns } from '@ferry/ui/Columns';
import { Container } from '@ferry/ui/Container';
import { ErrorSummary } from '@ferry/ui/ErrorSummary';
import { Money } from '@ferry/ui/Money';
import { Stack } from '@ferry/ui/Stack';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { failureText } from '../../../copy/error-texts.ts';
import { Link } from '../../../page/links.tsx';
import { Page } from '../../../page/Page.tsx';
import { DraftSummary } from '../shared/components/DraftSummary.tsx';
import { FlowSteps } from '../shared/components/FlowSteps.tsx';
import { SendLink } from '../shared/components/SendLink.tsx';
import type { Flow } from '../shared/model/flow.ts';
import { stepsOfDraft } from '../shared/model/steps-of-trip.ts';
import { PaymentFields } from './components/PaymentFields.tsx';
import { UnconfirmedMethods } from './components/UnconfirmedMethods.tsx';
import { billingOf, useHostedFields } from './model/hosted-fields.ts';
import { usePaymentForm } from './model/use-payment-form.ts';

/** `/reservation/payment-input`: how the reservation will be paid. Nothing is charged here. */
export function PaymentInputPage({ flow, draftId }: { flow: Flow; draftId: string }) {
  const { data: draft } = useSuspenseQuery(getDraftOptions({ path: { draftId } }));
  const { data: methods } = useSuspenseQuery(listDraftPaymentMethodsOptions({ path: { draftId } }));
  const goOn = useNextStep(flow, draft);
  const hosted = useHostedFields(methods.hostedFields, billingOf(draft), () => form.submit());
  const form = usePaymentForm(draftId, methods, hosted, goOn);

  return (
    <Container isPage>
      <Page
        title="お支払い方法を選ぶ"
        hasErrors={form.problems.length > 0}
        lead={<FlowSteps flow={flow} at="payment" {...stepsOfDraft(flow, draft)} />}
      >
        <Columns asideLabel="選んだ便と運賃" isAsideSticky aside={<DraftSummary draft={draft} />}>
          <form method="post" noValidate onSubmit={form.submit}>
            <Stack gap={6}>
              <ErrorSummary problems={form.problems} attempt={form.attempt} />
              {!form.failure && <LastFailure draft={draft} />}
              <PaymentFields methods={methods} form={form} hosted={hosted} />
              <UnconfirmedMethods draftId={draftId} methods={methods} />
              {form.failure && (
                <Alert tone="error" announce="assertive" title="お支払い方法を登録できませんでした">
                  {form.failure}
                </Alert>
              )}
              <ActionBar
                label="お支払い金額(税込)"
                summary={<Money amount={methods.totalYen} size="medium" />}
              >
                <Button
                  type="submit"
                  tone="primary"
                  size="large"
                  isPending={form.isPending}
                  pendingLabel="確認しています"
                >
                  {heldReservation(draft) ? '予約の確定へ進む' : '内容の確認へ進む'}
                </Button>
              </ActionBar>
              <SendLink draftId={draftId} />
              <Link {...flow.links.customerInput(draftId)}>お客様情報の入力に戻る</Link>
            </Stack>
          </form>
        </Columns>
      </Page>
    </Container>
  );
}

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

/** Why the last attempt to pay has not succeeded. From the reservation: it is here after a reload. */
function LastFailure({ draft: { reservationId } }: { draft: Draft }) {
  const { data } = useQuery({
    ...getReservationOptions({ path: { reservationId: reservationId ?? '' } }),
    enabled: reservationId !== null,
  });
  const failure = data?.state === 'held' ? data.payment?.failure : undefined;
  if (!failure) return null;
  return (
    <Alert tone="error" announce="assertive" title="お支払いが完了しませんでした">
      {failureText(failure)}お席はお取り置きしたままです。
    </Alert>
  );
}
