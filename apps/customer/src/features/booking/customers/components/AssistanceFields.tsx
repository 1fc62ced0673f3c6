import type { Assistance, PassengerInput } from '@ferry/api/customer';
import { CheckboxGroup } from '@ferry/ui/CheckboxGroup';
import { TextField } from '@ferry/ui/TextField';
import { assistanceHint, assistanceTexts } from '../../../../copy/assistance.ts';
import type { fieldBinding } from './field-binding.ts';

export type AssistanceFieldsProps = {
  bind: ReturnType<typeof fieldBinding<PassengerInput>>;
};

const options = Object.entries(assistanceTexts).map(([value, label]) => ({
  // The keys of the record are the contract's own words.
  value: value as Assistance,
  label,
}));

/** Help with boarding and leaving, for those who want some. */
export const AssistanceFields = ({ bind }: AssistanceFieldsProps) => (
  <>
    <CheckboxGroup {...bind('assistance')} support={assistanceHint} options={options} />
    <TextField
      {...bind('assistanceNote')}
      requirement="optional"
      support="車いすの幅・奥行き・重さなど、知っておいてほしいことがあれば入力してください。"
    />
  </>
);
