import {
  type Draft,
  getDraftOptions,
  type ListRoutesResponse,
  listRoutesOptions,
} from '@ferry/api/customer';
import { Button } from '@ferry/ui/Button';
import { Container } from '@ferry/ui/Container';
import { ErrorSummary } from '@ferry/ui/ErrorSummary';
import { Inline } from '@ferry/ui/Inline';
import { OptionalMarks } from '@ferry/ui/OptionalMarks';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { TripSummary } from '@ferry/ui/TripSummary';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Link } from '../../../page/links.tsx';
import { Page } from '../../../page/Page.tsx';
import { useShown } from '../../../session/use-tab-session.ts';
import { DraftFare } from '../shared/components/DraftFare.tsx';
import { FlowSteps } from '../shared/components/FlowSteps.tsx';
import { OfferedUntil } from '../shared/components/OfferedUntil.tsx';
import { SendLink } from '../shared/components/SendLink.tsx';
import { draftLegs, quoteSums } from '../shared/model/draft-trip.ts';
import type { Flow } from '../shared/model/flow.ts';
import { isHelpToName, outboundSearch } from '../shared/model/return-conditions.ts';
import { stepsOfDraft } from '../shared/model/steps-of-trip.ts';
import { LockedPassengers } from './components/LockedPassengers.tsx';
import { hasOptions, LazyOptionFields, loadOptions } from './components/lazy-options.ts';
import { LazyTicketFields, loadTicketFields } from './components/lazy-ticket.ts';
import { hasVehicles, LazyVehicleList, loadVehicles } from './components/lazy-vehicles.ts';
import { PassengerList } from './components/PassengerList.tsx';
import { RepresentativeFields } from './components/RepresentativeFields.tsx';
import { SaveStatus } from './components/SaveStatus.tsx';
import { type FormView, toFormView } from './model/form-view.ts';
import { useShownParts } from './model/shown-parts.ts';
import { summaryLines } from './model/summary-lines.ts';
import { type CustomerForm, useCustomerForm } from './model/use-customer-form.ts';
import { type KeepCustomers, useKeepCustomers } from './model/use-keep-customers.ts';

// Members alone have a profile.
const KeepCustomersField = lazy(async () => ({
  default: (await import('./components/KeepCustomersField.tsx')).KeepCustomersField,
}));

/** The code of what this draft carries, before the form is shown: nothing on it moves afterwards. */
export const loadFields = (draft: Draft, timetable: ListRoutesResponse) =>
  Promise.all([
    hasVehicles(draft.customers) && loadVehicles(),
    hasOptions(toFormView(draft, timetable), draft) && loadOptions(),
    draft.partnerTicket && loadTicketFields(),
  ]);

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
  const keeping = useKeepCustomers(draft.id);
  const navigate = useNavigate();
  const form = useCustomerForm(draft, view, async (answered) => {
    if (await keeping.keep()) await navigate(flow.next.customers(answered));
  });
  const lead = useMemo(
    () => <FlowSteps flow={flow} at="customers" {...stepsOfDraft(flow, draft)} />,
    [flow, draft],
  );
  const isOfSlots = draft.change !== null && draft.partnerTicket !== null;
  return (
    <Container isPage>
      <Page
        // Of a purchase that is changed, the slots alone are asked for.
        title={isOfSlots ? '時間枠を選び直す' : 'お客様情報を入力する'}
        lead={lead}
        beside={!isOfSlots && <Text>「任意」と書いた項目のほかは、すべてご入力ください。</Text>}
      >
        <OfferedUntil draft={draft} />
        <Form {...{ flow, draft, form, view, keeping }} />
      </Page>
    </Container>
  );
}

type FormProps = {
  flow: Flow;
  draft: Draft;
  form: CustomerForm;
  view: FormView;
  keeping: KeepCustomers;
};

function Form({ flow, draft, form, view, keeping }: FormProps) {
  const isMember = useShown().name !== undefined;
  const summary = form.attempt > 0 ? form.visible : [];
  const stored = form.autosave.draft;
  const isHelpAsked = form.input.asksHelp === true;
  const isHelpOpen = isHelpToName(form.input);
  const trip = useMemo(() => summaryOf(stored, isHelpOpen), [stored, isHelpOpen]);
  return (
    <form method="post" noValidate onSubmit={form.submit}>
      <TripSummary
        {...trip}
        totalLabel={flow.words.total}
        isActionLast
        action={
          <Button
            type="submit"
            tone="primary"
            size="large"
            isWide
            isPending={form.isPending}
            pendingLabel="保存しています"
          >
            {nextTexts[flow.next.customers(draft).step]}
          </Button>
        }
      >
        <Stack gap={8}>
          <ErrorSummary {...summaryLines(summary)} attempt={form.attempt} />
          <OptionalMarks>
            <Fields {...{ draft, form, view, isHelpAsked, isHelpOpen }} />
          </OptionalMarks>
          {isMember && (
            <Suspense fallback={null}>
              <KeepCustomersField keeping={keeping} />
            </Suspense>
          )}
          <SaveStatus {...{ flow, draft, form }} />
          <Inline gap={6}>
            <Link
              {...flow.links.selectSchedule(outboundSearch({ ...draft, customers: form.input }))}
            >
              便の選択に戻る
            </Link>
            {flow.hasLinkForDevices && <SendLink draftId={draft.id} />}
          </Inline>
        </Stack>
      </TripSummary>
    </form>
  );
}

/** Of what is stored, and the same while it is: a key press leaves the summary alone. */
const summaryOf = (stored: Draft, isHelpOpen: boolean) => ({
  legs: draftLegs(isHelpOpen ? withHelp(stored) : stored),
  sums: quoteSums(stored.quote),
  total: stored.quote.totalYen,
  breakdown: <DraftFare draft={stored} />,
});

/** As it is with the help that the search asks for: its cut-offs are earlier. */
const withHelp = ({ customers, ...draft }: Draft): Draft => ({
  ...draft,
  customers: {
    ...customers,
    passengers: customers.passengers.map((each) => ({ ...each, assistance: ['manualWheelchair'] })),
  },
});

type FieldsProps = Pick<FormProps, 'draft' | 'form' | 'view'> & {
  /** The search has asked for help with boarding. */
  isHelpAsked: boolean;
  isHelpOpen: boolean;
};

function Fields({ draft, form, view, isHelpAsked, isHelpOpen }: FieldsProps) {
  const { input, answer, leave, visible } = form;
  const shown = useShownParts(draft, visible);
  return (
    <Stack gap={8}>
      {shown.has('passengers') && (
        <>
          <LockedPassengers draft={draft} />
          <PassengerList {...{ form, view, isHelpAsked, isHelpOpen }} />
        </>
      )}
      {shown.has('representative') && (
        <RepresentativeFields value={input.representative} {...{ answer, leave, visible }} />
      )}
      {shown.has('vehicles') && hasVehicles(input) && (
        <Suspense fallback={null}>
          <LazyVehicleList form={form} view={view} />
        </Suspense>
      )}
      {shown.has('options') && hasOptions(view, draft) && (
        <Suspense fallback={null}>
          <LazyOptionFields
            draft={form.autosave.draft}
            view={view}
            runBetween={form.autosave.runBetween}
          />
        </Suspense>
      )}
      {shown.has('ticket') && draft.partnerTicket && (
        <Suspense fallback={null}>
          <LazyTicketFields
            draft={form.autosave.draft}
            visible={visible}
            runBetween={form.autosave.runBetween}
          />
        </Suspense>
      )}
    </Stack>
  );
}

const nextTexts = { payment: 'お支払い方法へ進む', check: '内容の確認へ進む' } as const;
