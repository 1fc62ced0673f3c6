import type { ListRoutesResponse, PartnerTicket } from '@ferry/api/customer';
import { parseDateParts } from '@ferry/format/typed-date';
import { Button } from '@ferry/ui/Button';
import { EvenColumns } from '@ferry/ui/Columns';
import { DateField } from '@ferry/ui/DateField';
import { ErrorSummary } from '@ferry/ui/ErrorSummary';
import { RadioGroup } from '@ferry/ui/RadioGroup';
import { Stack } from '@ferry/ui/Stack';
import { searchLabels } from '../../../../copy/search-labels.ts';
import { PartyFields } from '../../../booking/shared/components/PartyFields.tsx';
import { useFareMarks } from '../../../booking/shared/model/use-fare-marks.ts';
import { searchFieldIds } from '../../../booking/shared/model/use-search-form.ts';
import { lastReturnDay } from '../model/check-section.ts';
import type { SectionFormState } from '../model/use-section-form.ts';

type SectionFormProps = {
  ticket: PartnerTicket;
  timetable: ListRoutesResponse;
  form: SectionFormState;
};

/** Which section, which days, how many: as far as the ticket leaves a choice. */
export const SectionForm = ({ ticket, timetable, form }: SectionFormProps) => (
  <form method="post" noValidate onSubmit={form.submit}>
    <Stack gap={6}>
      <ErrorSummary problems={form.problems} attempt={form.attempt} />
      <Sections ticket={ticket} form={form} />
      <Days {...{ ticket, timetable, form }} />
      <PartyFields
        party={form.answers}
        timetable={timetable}
        error={form.errorOf('party')}
        onChange={form.change}
      />
      <Button type="submit" tone="primary" size="large" isWide>
        便を検索する
      </Button>
    </Stack>
  </form>
);

const keyOf = (fromPortId = '', toPortId = '') => `${fromPortId} ${toPortId}`;

/** Sections in the direction of the outbound leg; nothing where there is one. */
function Sections({ ticket, form }: Pick<SectionFormProps, 'ticket' | 'form'>) {
  const { sections, isReturn } = ticket.crossing;
  const error = form.errorOf('fromPortId') ?? form.errorOf('toPortId');
  if (sections.length === 1 && error === undefined) return null;
  const arrow = isReturn ? '⇄' : '→';
  return (
    <RadioGroup
      label="区間"
      id={searchFieldIds.fromPortId}
      error={error}
      value={keyOf(form.answers.fromPortId, form.answers.toPortId)}
      onChange={(key) => {
        const section = sections.find(({ from, to }) => keyOf(from.id, to.id) === key);
        if (section) form.change({ fromPortId: section.from.id, toPortId: section.to.id });
      }}
      options={sections.map(({ from, to }) => ({
        value: keyOf(from.id, to.id),
        label: `${from.name} ${arrow} ${to.name}`,
      }))}
    />
  );
}

/** The day of each leg; the calendar of the outbound leg knows the ticket's days and prices. */
function Days({ ticket, timetable, form }: SectionFormProps) {
  const { isReturn, returnWithinDays } = ticket.crossing;
  const outbound = parseDateParts(form.date);
  const fares = useFareMarks(form.answers, outbound, timetable);
  const { today, bookableUntil } = timetable;
  const days = { today, min: today, max: bookableUntil };
  const last = outbound && lastReturnDay(ticket, outbound);
  const dayOf = searchLabels['search.date'];
  const picker = (
    <DateField
      label={isReturn ? `往路の${dayOf}` : dayOf}
      support="使える日と料金は、カレンダーにあります。"
      id={searchFieldIds.date}
      error={form.errorOf('date')}
      value={form.date}
      onChange={form.setDate}
      calendar={{ ...days, ...fares }}
    />
  );
  if (!isReturn) return picker;
  return (
    <EvenColumns>
      {picker}
      <DateField
        label={searchLabels['search.returnDate']}
        support={`往路の${dayOf}から${returnWithinDays}日以内の便に乗れます。`}
        id={searchFieldIds.returnDate}
        error={form.errorOf('returnDate')}
        value={form.returnDate}
        onChange={form.setReturnDate}
        calendar={{
          today,
          min: outbound && outbound > today ? outbound : today,
          max: last && last < bookableUntil ? last : bookableUntil,
          ...(outbound && { start: { date: outbound, name: '往路' } }),
        }}
      />
    </EvenColumns>
  );
}
