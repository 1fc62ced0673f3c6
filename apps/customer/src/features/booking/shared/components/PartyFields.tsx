import type { ListRoutesResponse } from '@ferry/api/customer';
import { EvenColumns } from '@ferry/ui/Columns';
import { FieldGroup } from '@ferry/ui/FieldGroup';
import { NumberStepper } from '@ferry/ui/NumberStepper';
import { Stack } from '@ferry/ui/Stack';
import { classSupports, passengerClasses } from '../../../../copy/passenger-classes.ts';
import { searchLabels } from '../../../../copy/search-labels.ts';
import { type ConditionsInput, MAX_COUNT } from '../model/search-conditions.ts';
import { searchFieldIds } from '../model/use-search-form.ts';

type PartyFieldsProps = {
  party: ConditionsInput;
  /** Has the largest party and the ages of the classes; undefined until it is loaded. */
  timetable: ListRoutesResponse | undefined;
  error: string | undefined;
  /** One below the other, for a narrow column. */
  isStacked?: boolean;
  onChange: (part: ConditionsInput) => void;
};

/** How many travel, by passenger class. */
export const PartyFields = ({ party, timetable, error, isStacked, onChange }: PartyFieldsProps) => {
  const List = isStacked ? Stack : EvenColumns;
  const maxPartySize = timetable?.maxPartySize;
  const ages = timetable?.routes[0]?.passengerAges;
  const supports = ages && classSupports(ages);
  return (
    <FieldGroup
      legend={searchLabels['search.party']}
      support={`${maxPartySize ? `合わせて${maxPartySize}名まで。` : ''}年齢は乗船日で数えます。`}
      error={error}
    >
      <List>
        {passengerClasses.map(({ key, label }) => (
          <NumberStepper
            key={key}
            label={label}
            support={supports?.[key]}
            id={key === 'adults' ? searchFieldIds.party : undefined}
            value={party[key] ?? 0}
            max={maxPartySize ?? MAX_COUNT}
            unit="名"
            onChange={(value) => onChange({ [key]: value })}
          />
        ))}
      </List>
    </FieldGroup>
  );
};
