import type { ListRoutesResponse } from '@ferry/api/customer';
import { EvenColumns } from '@ferry/ui/Columns';
import { PanelCell } from '@ferry/ui/PanelCell';
import { useState } from 'react';
import { passengerClasses } from '../../../../copy/passenger-classes.ts';
import { searchLabels } from '../../../../copy/search-labels.ts';
import { useOffered } from '../../../../page/offered.ts';
import { PartyFields } from '../../shared/components/PartyFields.tsx';
import { type SearchFormState, searchFieldIds } from '../../shared/model/use-search-form.ts';
import { LateExtras } from './LateExtras.tsx';

type PartyCellProps = { form: SearchFormState; timetable: ListRoutesResponse | undefined };

/** Fields that have a cell of their own. */
const elsewhere: readonly string[] = [
  searchFieldIds.fromPortId,
  searchFieldIds.toPortId,
  searchFieldIds.date,
  searchFieldIds.returnDate,
];

/** 「大人2名」「5名・乗用車」「3名・車両2台」 */
function partyValue({ input, vehicles, types }: SearchFormState): string {
  const total = passengerClasses.reduce((sum, { key }) => sum + (input[key] ?? 0), 0);
  const people = total === input.adults ? `大人${total}名` : `${total}名`;
  const [first, ...others] = vehicles;
  const name = types.find(({ id }) => id === first?.vehicleTypeId)?.name;
  const along = others.length > 0 ? `車両${vehicles.length}台` : first && (name ?? '車両');
  return [people, along, input.pets ? `ペット${input.pets}匹` : undefined]
    .filter(Boolean)
    .join('・');
}

/** How many travel, and what comes along. */
export function PartyCell({ form, timetable }: PartyCellProps) {
  const { input, change, errorOf, problems } = form;
  const [isShown, setIsShown] = useState(false);
  const hasVehicles = useOffered()('vehicles');
  return (
    <PanelCell
      label={
        hasVehicles
          ? `${searchLabels['search.party']}・${searchLabels['search.vehicles']}`
          : searchLabels['search.party']
      }
      value={partyValue(form)}
      title={hasVehicles ? '人数と車両を選ぶ' : '人数を選ぶ'}
      onOpen={() => setIsShown(true)}
      isInvalid={problems.some(({ id }) => !elsewhere.includes(id))}
    >
      <EvenColumns isSecondTall>
        <PartyFields
          party={input}
          timetable={timetable}
          error={errorOf('party')}
          isStacked
          onChange={change}
        />
        <LateExtras form={form} isShown={isShown} />
      </EvenColumns>
    </PanelCell>
  );
}
