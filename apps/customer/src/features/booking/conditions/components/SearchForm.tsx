import type { ListPortsResponse, ListRoutesResponse } from '@ferry/api/customer';
import { formatDateShort } from '@ferry/format/date';
import { Button } from '@ferry/ui/Button';
import { ErrorSummary } from '@ferry/ui/ErrorSummary';
import { RadioGroup } from '@ferry/ui/RadioGroup';
import { SearchBar } from '@ferry/ui/SearchBar';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import type { ReactNode } from 'react';
import type { ConditionsInput, SearchConditions } from '../../shared/model/search-conditions.ts';
import { useSearchForm } from '../../shared/model/use-search-form.ts';
import { DayCells } from './DayCells.tsx';
import { DayChips } from './DayChips.tsx';
import { LastSearch } from './LastSearch.tsx';
import { PartyCell } from './PartyCell.tsx';
import { PortPair } from './PortPair.tsx';

export type SearchFormProps = {
  /** Not there yet, or unavailable: everything else can be filled in meanwhile. */
  ports: ListPortsResponse['ports'] | undefined;
  timetable: ListRoutesResponse | undefined;
  /** Ports or timetable could not be had; the page says so. */
  isUnavailable?: boolean;
  /** What stands where nothing has been chosen; may come after the form. */
  initial: ConditionsInput;
  /** Words of the button; defaults to 「便を検索する」. */
  submitLabel?: string;
  /** `action` where the one next step of the page is another; defaults to `primary`. */
  submitTone?: 'primary' | 'action';
  /** What stands beside one way and return. */
  aside?: ReactNode;
  /** What was searched for last on this device. */
  last?: ConditionsInput | undefined;
  /** Called with conditions that have passed the checks. */
  onSearch: (conditions: SearchConditions) => void;
  /** Tells the page that an error summary is shown. */
};

const trips = [
  { value: 'oneWay', label: '片道' },
  { value: 'return', label: '往復' },
] as const;

/** The search card: from, to, days, party and what comes along. Keeps everything that was typed. */
export function SearchForm(props: SearchFormProps) {
  const { ports, timetable, isUnavailable, aside, last, onSearch } = props;
  const { submitLabel = '便を検索する', submitTone = 'primary' } = props;
  const form = useSearchForm(props);
  const { input, change, errorOf, isReturn } = form;

  return (
    <form
      method="post"
      ref={form.element}
      noValidate
      onChange={form.recheck}
      onSubmit={form.submit}
    >
      <Stack gap={4}>
        <ErrorSummary problems={form.problems} attempt={form.attempt} />
        <SearchBar
          top={
            <>
              <RadioGroup
                label="片道・往復"
                options={trips}
                value={isReturn ? 'return' : 'oneWay'}
                isSegmented
                isLabelHidden
                onChange={(trip) => form.setIsReturn(trip === 'return')}
              />
              {aside}
            </>
          }
          ports={
            <PortPair
              {...{ ports, isUnavailable, onChange: change }}
              routes={timetable?.routes}
              from={input.fromPortId ?? ''}
              to={input.toPortId ?? ''}
              fromError={errorOf('fromPortId')}
              toError={errorOf('toPortId')}
            />
          }
          days={<DayCells form={form} timetable={timetable} />}
          party={<PartyCell form={form} timetable={timetable} />}
          submit={
            <Button type="submit" tone={submitTone} size="large" isWide>
              {submitLabel}
            </Button>
          }
          foot={
            <>
              <DayChips today={timetable?.today} date={form.date} onChoose={form.setDate} />
              <LaterDay date={form.laterDay} />
              {last && ports && timetable && (
                <LastSearch search={last} {...{ ports, timetable, onSearch }} />
              )}
            </>
          }
        />
      </Stack>
    </form>
  );
}

/** Why another day than today stands there; said once. */
const LaterDay = ({ date }: { date: string | undefined }) => (
  <Text role="status" size="dense" tone="quiet">
    {date && `乗船日を、予約できる最初の日の${formatDateShort(date)}にしました。`}
  </Text>
);
