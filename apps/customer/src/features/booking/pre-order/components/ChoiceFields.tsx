import type { SailingOffer } from '@ferry/api/customer';
import { Button } from '@ferry/ui/Button';
import { EvenColumns } from '@ferry/ui/Columns';
import { FieldGroup } from '@ferry/ui/FieldGroup';
import { Select } from '@ferry/ui/Select';
import { Stack } from '@ferry/ui/Stack';
import { VisuallyHidden } from '@ferry/ui/VisuallyHidden';
import { flushSync } from 'react-dom';
import {
  type ChoiceAnswer,
  choiceOf,
  MOST_CHOICES,
  nextChoice,
  orderIds,
  sailingOptions,
  wishableCabins,
} from '../model/order-answers.ts';

type ChoiceFieldsProps = {
  offers: readonly SailingOffer[];
  choices: readonly ChoiceAnswer[];
  errorOf: (id: string) => string | undefined;
  onChange: (choices: readonly ChoiceAnswer[]) => void;
};

/** Up to three choices of sailing and cabin, the one that is wished for most first. */
export function ChoiceFields({ offers, choices, errorOf, onChange }: ChoiceFieldsProps) {
  const replace = (index: number, choice: ChoiceAnswer) =>
    onChange(choices.map((each, at) => (at === index ? choice : each)));
  // The button that had the focus goes, or is another one.
  const show = (next: readonly ChoiceAnswer[], index: number) => {
    flushSync(() => onChange(next));
    document.getElementById(orderIds.sailing(index))?.focus();
  };
  const add = () => show([...choices, nextChoice(offers, choices)], choices.length);
  const remove = (index: number) =>
    show(
      choices.filter((_, at) => at !== index),
      index - 1,
    );
  return (
    <Stack gap={5}>
      {choices.map((choice, index) => (
        <Choice
          // biome-ignore lint/suspicious/noArrayIndexKey: a choice is its place
          key={index}
          {...{ offers, choice, index, errorOf }}
          onChange={(next) => replace(index, next)}
          onRemove={index > 0 ? () => remove(index) : undefined}
        />
      ))}
      {choices.length < MOST_CHOICES && (
        <div>
          <Button tone="secondary" onPress={add}>
            {`第${choices.length + 1}希望を加える`}
          </Button>
        </div>
      )}
    </Stack>
  );
}

type ChoiceProps = Pick<ChoiceFieldsProps, 'offers' | 'errorOf'> & {
  choice: ChoiceAnswer;
  index: number;
  onChange: (choice: ChoiceAnswer) => void;
  onRemove: (() => void) | undefined;
};

function Choice({ offers, choice, index, errorOf, onChange, onRemove }: ChoiceProps) {
  const offer = offers.find(({ sailing }) => sailing.id === choice.sailingId);
  const name = `第${index + 1}希望`;
  return (
    <FieldGroup
      legend={name}
      level={3}
      action={
        onRemove && (
          <Button tone="quiet" size="small" onPress={onRemove}>
            削除する
            <VisuallyHidden>{`(${name})`}</VisuallyHidden>
          </Button>
        )
      }
    >
      <EvenColumns>
        <Select
          id={orderIds.sailing(index)}
          label="便"
          options={sailingOptions(offers)}
          value={choice.sailingId}
          onChange={(sailingId) =>
            onChange(choiceOf(offers.find(({ sailing }) => sailing.id === sailingId)))
          }
        />
        <Select
          id={orderIds.cabin(index)}
          label="客室と合計の目安"
          options={wishableCabins(offer)}
          value={choice.cabinTypeId}
          error={errorOf(orderIds.cabin(index))}
          onChange={(cabinTypeId) => onChange({ ...choice, cabinTypeId })}
        />
      </EvenColumns>
    </FieldGroup>
  );
}
