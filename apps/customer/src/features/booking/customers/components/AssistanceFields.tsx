import type { Assistance, PassengerInput } from '@ferry/api/customer';
import { CheckboxGroup } from '@ferry/ui/CheckboxGroup';
import { TextArea } from '@ferry/ui/TextArea';
import { assistanceHint, assistanceNote, assistanceTexts } from '../../../../copy/assistance.ts';
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
    <TextArea {...bind('assistanceNote')} {...assistanceNote} requirement="optional" />
  </>
);
