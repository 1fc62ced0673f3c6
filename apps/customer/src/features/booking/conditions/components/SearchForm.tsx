import type { ListPortsResponse, ListRoutesResponse } from '@ferry/api/customer';
import { jstDate } from '@ferry/format/date';
import { parseDateParts } from '@ferry/format/typed-date';
import { Button } from '@ferry/ui/Button';
import { DateField } from '@ferry/ui/DateField';
import { ErrorSummary } from '@ferry/ui/ErrorSummary';
import { RadioGroup } from '@ferry/ui/RadioGroup';
import { Stack } from '@ferry/ui/Stack';
import { PartyFields } from '../../shared/components/PartyFields.tsx';
import type { ConditionsInput, SearchConditions } from '../../shared/model/search-conditions.ts';
import { useFareMarks } from '../../shared/model/use-fare-marks.ts';
import {
  type SearchFormState,
  searchFieldIds,
  useSearchForm,
} from '../../shared/model/use-search-form.ts';
import { LateExtras } from './LateExtras.tsx';
import { PortPair } from './PortPair.tsx';

export type SearchFormProps = {
  /** Not there yet, or unavailable: everything else can be filled in meanwhile. */
  ports: ListPortsResponse['ports'] | undefined;
  timetable: ListRoutesResponse | undefined;
  /** What stands where nothing has been chosen; may come after the form. */
  initial: ConditionsInput;
  /** Words of the button; defaults to 「便を検索する」. */
  submitLabel?: string;
  /** Called with conditions that have passed the checks. */
  onSearch: (conditions: SearchConditions) => void;
  /** Tells the page that an error summary is shown. */
  onErrors?: (hasErrors: boolean) => void;
};

const trips = [
  { value: 'oneWay', label: '片道' },
  { value: 'return', label: '往復' },
] as const;

/** The search card: from, to, days, party and what comes along. Keeps everything that was typed. */
export function SearchForm(props: SearchFormProps) {
  const { ports, timetable, submitLabel = '便を検索する' } = props;
  const form = useSearchForm(props);
  const { input, change, errorOf } = form;

  return (
    <form
      method="post"
      ref={form.element}
      noValidate
      onChange={form.recheck}
      onSubmit={form.submit}
    >
      <Stack gap={6}>
        <ErrorSummary problems={form.problems} attempt={form.attempt} />
        <PortPair
          ports={ports}
          sections={timetable?.routes.flatMap(({ sections }) => sections)}
          from={input.fromPortId ?? ''}
          to={input.toPortId ?? ''}
          fromError={errorOf('fromPortId')}
          toError={errorOf('toPortId')}
          onChange={change}
        />
        <TripFields form={form} timetable={timetable} />
        <PartyFields
          party={input}
          maxPartySize={timetable?.maxPartySize}
          error={errorOf('party')}
          onChange={change}
        />
        <LateExtras form={form} />
        <Button type="submit" tone="primary" size="large" isWide>
          {submitLabel}
        </Button>
      </Stack>
    </form>
  );
}

type TripFieldsProps = { form: SearchFormState; timetable: ListRoutesResponse | undefined };

/** One way or return, and the days, with the fares in their calendars. */
function TripFields({ form, timetable }: TripFieldsProps) {
  const { input, errorOf, isReturn } = form;
  // Opened before the server has said which days there are: the customer's own today.
  const today = timetable?.today ?? jstDate(Date.now());
  const days = { min: today, max: timetable?.bookableUntil ?? today };
  const fares = useFareMarks(input, parseDateParts(form.date), timetable);
  const backwards = { ...input, fromPortId: input.toPortId, toPortId: input.fromPortId };
  const returnFares = useFareMarks(backwards, parseDateParts(form.returnDate), timetable);

  return (
    <>
      <RadioGroup
        label="片道・往復"
        options={trips}
        value={isReturn ? 'return' : 'oneWay'}
        isInline
        onChange={(trip) => form.setIsReturn(trip === 'return')}
      />
      <DateField
        label={isReturn ? '往路の乗船日' : '乗船日'}
        support="便が出発する日です。例:2027年8月2日"
        id={searchFieldIds.date}
        value={form.date}
        error={errorOf('date')}
        calendar={{ ...days, ...fares }}
        onChange={form.setDate}
      />
      {isReturn && (
        <DateField
          label="復路の乗船日"
          support="人数や車両は、復路だけ変えることもできます。"
          id={searchFieldIds.returnDate}
          value={form.returnDate}
          error={errorOf('returnDate')}
          calendar={{ ...days, ...returnFares }}
          onChange={form.setReturnDate}
        />
      )}
    </>
  );
}
