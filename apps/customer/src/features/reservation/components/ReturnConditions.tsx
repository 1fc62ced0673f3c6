import { type Draft, listRoutesOptions } from '@ferry/api/customer';
import { Button } from '@ferry/ui/Button';
import { Disclosure } from '@ferry/ui/Disclosure';
import { ErrorSummary } from '@ferry/ui/ErrorSummary';
import { Inline } from '@ferry/ui/Inline';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { partyText } from '../../../copy/passenger-classes.ts';
import { returnSearch } from '../model/return-conditions.ts';
import {
  type ConditionsInput,
  checkConditions,
  type SearchConditions,
} from '../model/search-conditions.ts';
import {
  checkVehicles,
  readVehicles,
  type VehicleProblem,
  vehicleTypesOf,
  writeVehicles,
} from '../model/wanted-vehicles.ts';
import { PartyFields, partyFieldId } from './PartyFields.tsx';
import { SearchExtras } from './SearchExtras.tsx';

export type ReturnConditionsProps = { draft: Draft; conditions: SearchConditions };

/** Another party, other vehicles or wishes for the way back. */
export function ReturnConditions({ draft, conditions }: ReturnConditionsProps) {
  const { data: timetable } = useQuery(listRoutesOptions());
  const [input, setInput] = useState<ConditionsInput>(conditions);
  const [vehicles, setVehicles] = useState(() => readVehicles(conditions.vehicles));
  const [problems, setProblems] = useState<VehicleProblem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const navigate = useNavigate();
  if (!timetable) return null;
  const types = vehicleTypesOf(timetable, conditions.fromPortId, conditions.toPortId);
  const change = (part: ConditionsInput) => setInput((last) => ({ ...last, ...part }));
  const partyError = problems.find(({ id }) => id === partyFieldId)?.message;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const answers = { ...input, vehicles: writeVehicles(vehicles) };
    const result = checkConditions(answers, timetable);
    const { party } = 'errors' in result ? result.errors : {};
    const found = [
      ...(party ? [{ id: partyFieldId, message: party }] : []),
      ...checkVehicles(vehicles, types, input),
    ];
    setProblems(found);
    setAttempt((last) => last + 1);
    if (found.length > 0 || !('conditions' in result)) return;
    const next = { ...result.conditions, returnDate: conditions.date };
    void navigate({
      to: '/reservation/select-schedule-return',
      search: returnSearch(draft, next),
    });
  };

  return (
    <Disclosure id="return-conditions" summary="復路の人数・車両を変更する">
      <form noValidate onSubmit={submit}>
        <Stack gap={5}>
          <ErrorSummary problems={problems} attempt={attempt} />
          <Text>いまの条件:{partyText(conditions)}</Text>
          <PartyFields
            party={input}
            maxPartySize={timetable.maxPartySize}
            error={partyError}
            onChange={change}
          />
          <SearchExtras
            form={{ input, change, vehicles, setVehicles, types }}
            errors={problems}
            isFocusKept
          />
          <Inline>
            <Button type="submit" tone="secondary">
              この条件で復路を探し直す
            </Button>
          </Inline>
        </Stack>
      </form>
    </Disclosure>
  );
}
