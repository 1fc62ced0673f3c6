import type { ListPortsResponse, ListRoutesResponse } from '@ferry/api/customer';
import { formatDateShort } from '@ferry/format/date';
import { partyText } from '@ferry/format/party-text';
import { Chip } from '@ferry/ui/Chip';
import { Inline } from '@ferry/ui/Inline';
import { Text } from '@ferry/ui/Text';
import {
  type ConditionsInput,
  checkConditions,
  type SearchConditions,
} from '../../shared/model/search-conditions.ts';

type LastSearchProps = {
  search: ConditionsInput;
  ports: ListPortsResponse['ports'];
  timetable: ListRoutesResponse;
  onSearch: (conditions: SearchConditions) => void;
};

/** One press for what was searched for last, as long as it can be searched for. */
export function LastSearch({ search, ports, timetable, onSearch }: LastSearchProps) {
  const checked = checkConditions(search, timetable);
  if ('errors' in checked) return null;
  const { conditions } = checked;
  const nameOf = (id: string) => ports.find((port) => port.id === id)?.name ?? id;
  const { fromPortId, toPortId, date, returnDate, vehicles } = conditions;
  const days = [date, returnDate].flatMap((day) => (day ? formatDateShort(day) : []));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, this is a button
    <div role="group" aria-label="前回の検索">
      <Inline gap={2}>
        <Text as="span" size="dense" tone="quiet" aria-hidden="true">
          前回の検索
        </Text>
        <Chip onPress={() => onSearch(conditions)}>
          {`${nameOf(fromPortId)}から${nameOf(toPortId)} ${days.join('〜')} ${partyText(conditions)}${vehicles ? '・車両あり' : ''}`}
        </Chip>
      </Inline>
    </div>
  );
}
