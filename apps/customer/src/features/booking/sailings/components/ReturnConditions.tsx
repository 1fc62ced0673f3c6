import {
  type ChangePart,
  type Draft,
  type LegName,
  type ListRoutesResponse,
  listRoutesOptions,
} from '@ferry/api/customer';
import type { ApiError } from '@ferry/api/errors';
import { partyText } from '@ferry/format/party-text';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { Disclosure } from '@ferry/ui/Disclosure';
import { ErrorSummary } from '@ferry/ui/ErrorSummary';
import { Hidden } from '@ferry/ui/Hidden';
import { Inline } from '@ferry/ui/Inline';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { errorText } from '../../../../copy/error-texts.ts';
import { useForm } from '../../../../forms/use-form.ts';
import { isOffered } from '../../../../page/offered.ts';
import { PartyFields } from '../../shared/components/PartyFields.tsx';
import { SearchExtras } from '../../shared/components/SearchExtras.tsx';
import { isLocked } from '../../shared/model/draft-trip.ts';
import type { Flow } from '../../shared/model/flow.ts';
import {
  findVehicleProblems,
  isVehicleField,
  type RequestedVehicle,
  readVehicles,
  takesPets,
  vehicleTypesOf,
  writeVehicles,
} from '../../shared/model/requested-vehicles.ts';
import {
  type ConditionsInput,
  checkConditions,
  type SearchConditions,
} from '../../shared/model/search-conditions.ts';
import { searchFieldIds } from '../../shared/model/use-search-form.ts';
import { isAsDrafted } from '../model/booked-leg.ts';
import { toLeg } from '../model/to-leg.ts';

type ReturnConditionsProps = {
  flow: Flow;
  draft: Draft;
  leg: LegName;
  conditions: SearchConditions;
  /** Why the server does not search with these conditions. */
  refusal: ApiError | undefined;
};

/** 「復路の」; nothing where there is one leg. */
const ofLeg = (leg: LegName, draft: Draft): string => {
  if (leg === 'return') return '復路の';
  return draft.return ? '往路の' : '';
};

/** Another party, other vehicles or wishes for a leg; open when they have to change. */
export function ReturnConditions(props: ReturnConditionsProps) {
  const { data: timetable } = useQuery(listRoutesOptions());
  const { draft, leg, refusal } = props;
  // By a ticket both legs are of one party, and it has no room for a vehicle.
  if (!timetable || draft.partnerTicket) {
    return refusal ? <Refusal leg={leg}>{errorText(refusal)}</Refusal> : null;
  }
  return (
    <Hidden inPrint>
      <Disclosure
        id="return-conditions"
        summary={`${ofLeg(leg, draft)}人数${isOffered('vehicles') ? '・車両' : ''}を変更する`}
        isDefaultOpen={refusal !== undefined || asksConditions(props)}
      >
        <ReturnForm {...props} timetable={timetable} />
      </Disclosure>
    </Hidden>
  );
}

/** Parts that are chosen here, on the first leg that is asked. */
const OF_CONDITIONS: readonly ChangePart[] = ['passengers', 'vehicles'];

/** Whether the party or the vehicles are what is to be changed, and are still as they were. */
const asksConditions = ({ draft, leg, conditions }: ReturnConditionsProps): boolean =>
  draft.change !== null &&
  (leg === 'outbound' || isLocked(draft, 'outbound')) &&
  draft.change.parts.some((part) => OF_CONDITIONS.includes(part)) &&
  isAsDrafted(draft, leg, conditions);

const Refusal = ({ leg, children }: { leg: LegName; children: string }) => (
  <Alert
    tone="warning"
    title={`この条件では${leg === 'return' ? '復路' : '便'}を検索できませんでした`}
  >
    {children}
  </Alert>
);

type ReturnFormProps = ReturnConditionsProps & { timetable: ListRoutesResponse };

function ReturnForm({ conditions, refusal, ...props }: ReturnFormProps) {
  const form = useReturnForm({ conditions, refusal, ...props });
  return (
    <form method="post" noValidate onSubmit={form.submit}>
      <Stack gap={5}>
        <ErrorSummary problems={form.problems} attempt={form.attempt} />
        {form.refused && <Refusal leg={props.leg}>{form.refused}</Refusal>}
        <Text>いまの条件:{partyText(conditions)}</Text>
        <PartyFields
          party={form.input}
          timetable={props.timetable}
          error={form.problems.find(({ id }) => id === searchFieldIds.party)?.message}
          onChange={form.change}
        />
        <SearchExtras form={form} errors={form.problems} isFocusKept />
        <Inline>
          <Button type="submit" tone="secondary">
            {props.leg === 'return' ? 'この条件で復路を探し直す' : 'この条件で便を探し直す'}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

/** What was typed, what is wrong with it, and the search. A refused search begins with its reasons. */
function useReturnForm(props: ReturnFormProps) {
  const { flow, draft, leg, conditions, refusal, timetable } = props;
  const navigate = useNavigate();
  const types = vehicleTypesOf(timetable, conditions.fromPortId, conditions.toPortId);
  const check = (input: ConditionsInput, vehicles: readonly RequestedVehicle[]) => {
    const result = checkConditions({ ...input, vehicles: writeVehicles(vehicles) }, timetable);
    const { party, ...others } = 'errors' in result ? result.errors : {};
    const problems = [
      ...(party ? [{ id: searchFieldIds.party, message: party }] : []),
      ...findVehicleProblems(vehicles, types, input),
    ];
    // What no field of this form can put right: the section, the day.
    return { result, problems, other: Object.values(others)[0] };
  };
  const [input, setInput] = useState<ConditionsInput>(conditions);
  const [vehicles, setVehicles] = useState(() => readVehicles(conditions.vehicles));
  // A search that was refused begins with its reasons.
  const [first] = useState(() => (refusal ? check(input, vehicles) : undefined));
  const reason = refusal && first?.problems.length === 0 ? errorText(refusal) : undefined;
  const [refused, setRefused] = useState(first?.other ?? reason);

  const form = useForm({
    check: () => check(input, vehicles).problems,
    initial: first?.problems,
    send: () => {
      const { result } = check(input, vehicles);
      if ('conditions' in result) {
        const searched = { ...result.conditions, date: conditions.date };
        void navigate(toLeg(flow, draft, leg, searched));
      }
      return undefined;
    },
  });
  return {
    problems: form.problems,
    attempt: form.attempt,
    refused,
    input,
    change: (part: ConditionsInput) => setInput((last) => ({ ...last, ...part })),
    vehicles,
    setVehicles: (next: RequestedVehicle[]) => {
      setVehicles(next);
      // Messages belong to positions of the list.
      if (next.length !== vehicles.length) form.forget(isVehicleField);
    },
    types,
    takesPets: takesPets(timetable, conditions.fromPortId, conditions.toPortId),
    largestParty: timetable.maxPartySize,
    submit: (event: FormEvent) => {
      setRefused(check(input, vehicles).other);
      form.submit(event);
    },
  };
}
