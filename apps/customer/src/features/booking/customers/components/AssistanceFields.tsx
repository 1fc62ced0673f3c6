import type { Assistance, PassengerInput } from '@ferry/api/customer';
import { CheckboxGroup } from '@ferry/ui/CheckboxGroup';
import { Disclosure } from '@ferry/ui/Disclosure';
import { Stack } from '@ferry/ui/Stack';
import { TextField } from '@ferry/ui/TextField';
import { useState } from 'react';
import { assistanceHint, assistanceTexts } from '../../../../copy/assistance.ts';
import type { fieldBinding } from './field-binding.ts';

export type AssistanceFieldsProps = {
  bind: ReturnType<typeof fieldBinding<PassengerInput>>;
  value: PassengerInput;
};

const options = Object.entries(assistanceTexts).map(([value, label]) => ({
  // The keys of the record are the contract's own words.
  value: value as Assistance,
  label,
}));

/** Help with boarding and leaving, for those who want some. */
export function AssistanceFields({ bind, value }: AssistanceFieldsProps) {
  // As it was at first: it must not fold away while the last box is unticked.
  const [isOpen] = useState(value.assistance.length > 0);
  return (
    <Disclosure summary="乗下船のお手伝いを希望する" isDefaultOpen={isOpen}>
      <Stack gap={5}>
        <CheckboxGroup {...bind('assistance')} support={assistanceHint} options={options} />
        <TextField
          {...bind('assistanceNote')}
          requirement="optional"
          support="車いすの幅・奥行き・重さなど、知っておいてほしいことがあれば入力してください。"
        />
      </Stack>
    </Disclosure>
  );
}
