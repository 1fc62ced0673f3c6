import type { Assistance, PassengerInput } from '@ferry/api/customer';
import { CheckboxGroup } from '@ferry/ui/CheckboxGroup';
import { Disclosure } from '@ferry/ui/Disclosure';
import { TextArea } from '@ferry/ui/TextArea';
import { useState } from 'react';
import { assistanceHint, assistanceNote, assistanceTexts } from '../../../../copy/assistance.ts';
import type { fieldBinding } from './field-binding.ts';

type AssistanceFieldsProps = {
  bind: ReturnType<typeof fieldBinding<PassengerInput>>;
};

const options = Object.entries(assistanceTexts).map(([value, label]) => ({
  // The keys of the record are the contract's own words.
  value: value as Assistance,
  label,
}));

/** Help with boarding and leaving, for those who want some. What it does not name is folded. */
export function AssistanceFields({ bind }: AssistanceFieldsProps) {
  const note = bind('assistanceNote');
  // As it was at first: it must not fold away while the last letter is taken out.
  const [isNoted] = useState(note.value !== '');
  return (
    <>
      <CheckboxGroup {...bind('assistance')} support={assistanceHint} options={options} />
      <Disclosure summary={`${note.label}を書く(任意)`} isDefaultOpen={isNoted}>
        <TextArea {...note} {...assistanceNote} requirement="optional" />
      </Disclosure>
    </>
  );
}
