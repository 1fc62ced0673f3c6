import type { OpenedPassengerLink } from '@ferry/api/customer';
import { formatCalendarDate } from '@ferry/format/date';
import { fullName, fullReading } from '@ferry/format/full-name';
import { Button } from '@ferry/ui/Button';
import { DescriptionList } from '@ferry/ui/DescriptionList';
import { Stack } from '@ferry/ui/Stack';
import { fieldLabels } from '../../../../copy/field-labels.ts';
import { sexes } from '../../../../copy/sexes.ts';
import { Part } from '../../../booking/shared/components/Part.tsx';

type EnteredProps = { details: OpenedPassengerLink['details']; onEdit: () => void };

/** What a companion has entered, as the passenger list has it. */
export const Entered = ({ details, onEdit }: EnteredProps) => (
  <Part id="entered" title="入力した内容">
    <Stack gap={4}>
      <DescriptionList rows={rowsOf(details)} />
      <div>
        <Button tone="secondary" size="small" onPress={onEdit}>
          入力した内容を直す
        </Button>
      </div>
    </Stack>
  </Part>
);

function rowsOf(details: EnteredProps['details']) {
  const { sex, age, birthDate, livesAbroad, emergencySupportDetail: help } = details;
  return [
    { term: 'お名前', value: `${fullName(details)}(${fullReading(details)})` },
    { term: fieldLabels.sex, value: sexes.find(({ value }) => value === sex)?.label ?? '' },
    birthDate
      ? { term: fieldLabels.birthDate, value: formatCalendarDate(birthDate) }
      : { term: fieldLabels.age, value: `${age}歳` },
    livesAbroad
      ? { term: fieldLabels.nationality, value: `${details.nationality} ${details.passportNumber}` }
      : { term: fieldLabels['home.city'], value: details.city },
    {
      term: fieldLabels.emergencySupport,
      value: details.emergencySupport === 'needed' ? `必要${help && `(${help})`}` : '必要なし',
    },
  ];
}
