import { type Draft, getDraftOptions, listRoutesOptions } from '@ferry/api/customer';
import { ActionBar } from '@ferry/ui/ActionBar';
import { Button } from '@ferry/ui/Button';
import { Columns } from '@ferry/ui/Columns';
import { Container } from '@ferry/ui/Container';
import { ErrorSummary } from '@ferry/ui/ErrorSummary';
import { Inline } from '@ferry/ui/Inline';
import { Money } from '@ferry/ui/Money';
import { OptionalMarks } from '@ferry/ui/OptionalMarks';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { Link } from '../../../page/links.tsx';
import { Page } from '../../../page/Page.tsx';
import { DraftSummary } from '../shared/components/DraftSummary.tsx';
import { FlowSteps } from '../shared/components/FlowSteps.tsx';
import { SendLink } from '../shared/components/SendLink.tsx';
import type { Flow } from '../shared/model/flow.ts';
import { outboundSearch } from '../shared/model/return-conditions.ts';
import { stepsOfDraft } from '../shared/model/steps-of-trip.ts';
import { hasOptions, LazyOptionFields } from './components/lazy-options.ts';
import { hasVehicles, LazyVehicleList } from './components/lazy-vehicles.ts';
import { PassengerList } from './components/PassengerList.tsx';
import { RepresentativeFields } from './components/RepresentativeFields.tsx';
import { SaveStatus } from './components/SaveStatus.tsx';
import { SensitiveConsent } from './components/SensitiveConsent.tsx';
import { type FormView, toFormView } from './model/form-view.ts';
import { summaryLines } from './model/summary-lines.ts';
import { type CustomerForm, useCustomerForm } from './model/use-customer-form.ts';

/**
 * `/reservation/customer-input`: representative and passengers. Everything typed is kept in the
 * draft.
 */
export function CustomerInputPage({ flow, draftId }: { flow: Flow; draftId: string }) {
  const { data } = useSuspenseQuery(getDraftOptions({ path: { draftId } }));
  // The form owns the answers from here on: a later state of the draft must not reset it.
  const [draft] = useState(data);
  const { data: timetable } = useSuspenseQuery(listRoutesOptions());
  const [view] = useState(() => toFormView(draft, timetable));
  const form = useCustomerForm(draft, view, useNextStep(flow, draft));
  const summary = form.attempt > 0 ? form.visible : [];
  return (
    <Container isPage>
      <Page
        title="お客様情報を入力する"
        hasErrors={summary.length > 0}
        lead={<FlowSteps flow={flow} at="customers" {...stepsOfDraft(flow, draft)} />}
      >
        <Columns
          asideLabel="選んだ便と運賃"
          isAsideSticky
          isAsideWide
          aside={<DraftSummary draft={form.autosave.draft} />}
        >
          <Stack gap={8}>
            <ErrorSummary {...summaryLines(summary)} attempt={form.attempt} />
            <Text>「任意」と書いた項目のほかは、すべてご入力ください。</Text>
            <OptionalMarks>
              <Fields {...{ flow, draft, form, view }} />
            </OptionalMarks>
          </Stack>
        </Columns>
      </Page>
    </Container>
  );
}

type FieldsProps = { flow: Flow; draft: Draft; form: CustomerForm; view: FormView };

function Fields({ flow, draft, form, view }: FieldsProps) {
  const { input, answer, leave, visible, submit, isPending } = form;

  return (
    <form method="post" noValidate onSubmit={submit}>
      <Stack gap={8}>
        <PassengerList form={form} view={view} />
        <RepresentativeFields value={input.representative} {...{ answer, leave, visible }} />
        {hasVehicles(input) && (
          <Suspense fallback={null}>
            <LazyVehicleList form={form} view={view} />
          </Suspense>
        )}
        {hasOptions(view, draft) && (
          <Suspense fallback={null}>
            <LazyOptionFields
              draft={form.autosave.draft}
              view={view}
              runBetween={form.autosave.runBetween}
            />
          </Suspense>
        )}
        <SensitiveConsent {...{ input, view, answer, visible }} />
        <SaveStatus {...{ flow, draft, form }} />
        <ActionBar
          label="合計(税込)"
          details={<DraftSummary draft={form.autosave.draft} />}
          summary={<Money amount={form.autosave.draft.quote.totalYen} size="medium" />}
        >
          <Button
            type="submit"
            tone="primary"
            size="large"
            isPending={isPending}
            pendingLabel="保存しています"
          >
            {isPaymentChosen(draft) ? '内容の確認へ進む' : 'お支払い方法へ進む'}
          </Button>
        </ActionBar>
        <Inline gap={6}>
          <Link {...flow.links.selectSchedule(outboundSearch(draft))}>便の選択に戻る</Link>
          <SendLink draftId={draft.id} />
        </Inline>
      </Stack>
    </form>
  );
}

/** A customer who came back to change something goes straight to the check of the answers. */
const isPaymentChosen = ({ nextStep }: Draft) =>
  ['contentConfirm', 'reservationConfirm'].includes(nextStep);

/** Leads on: to the payment, or back to the check of the answers. */
function useNextStep({ links }: Flow, draft: Draft) {
  const navigate = useNavigate();
  const next = isPaymentChosen(draft) ? links.contentConfirm : links.paymentInput;
  return () => navigate(next(draft.id));
}
