import type { PartnerTicketSlot, SlotOffer } from '@ferry/api/customer';
import { formatDateShort } from '@ferry/format/date';
import { RadioCards } from '@ferry/ui/RadioCards';
import { Select } from '@ferry/ui/Select';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { useState } from 'react';
import { slotStart } from '../../../../copy/partner-ticket-texts.ts';
import type { DayOfSlots } from '../../shared/model/ticket-slots.ts';

type SlotFieldsProps = {
  /** What is included. */
  name: string;
  id: string;
  error: string | undefined;
  /** Undefined until it is known which there are. */
  days: readonly DayOfSlots[] | undefined;
  chosen: PartnerTicketSlot | undefined;
  /** What is this party's already: there is room for it where it is full for others. */
  held: PartnerTicketSlot | undefined;
  /** What its card says of `held`. */
  heldText?: string | undefined;
  onChange: (day: string, at: string) => void;
};

/** Day and time of what is included, between the arrival and the return. */
export function SlotFields(props: SlotFieldsProps) {
  const { name, id, error, days, chosen, held, heldText, onChange } = props;
  const [shown, setShown] = useState(chosen?.day);
  if (!days) return <Text>{`${name}の時間枠を読み込んでいます。`}</Text>;
  const [first] = days;
  if (!first) {
    return (
      <Text tone="danger">
        {`${name}を使える時間枠が、船の到着から復路の出港までにありません。便を選び直してください。`}
      </Text>
    );
  }
  const day = days.find(({ date }) => date === shown) ?? first;
  return (
    <Stack gap={3}>
      {days.length > 1 && (
        <Select
          label={`${name}を使う日`}
          options={days.map(({ date }) => ({ value: date, label: formatDateShort(date) }))}
          value={day.date}
          onChange={setShown}
        />
      )}
      <RadioCards
        key={day.date}
        label={`${name}の時間枠(${formatDateShort(day.date)})`}
        isInRow
        id={id}
        error={error}
        value={chosen?.day === day.date ? chosen.at : ''}
        onChange={(at) => onChange(day.date, at)}
        options={day.slots.map((slot) =>
          cardOf(slot, held?.day === day.date && held.at === slot.at, heldText),
        )}
      />
    </Stack>
  );
}

function cardOf({ at, availability }: SlotOffer, isHeld: boolean, heldText: string | undefined) {
  const card = { value: at, title: `${slotStart(at)}から` };
  if (isHeld && heldText) return { ...card, description: heldText };
  if (availability === 'full' && !isHeld) return { ...card, unavailableReason: '満員' };
  return availability === 'few' ? { ...card, description: '残りわずか' } : card;
}
