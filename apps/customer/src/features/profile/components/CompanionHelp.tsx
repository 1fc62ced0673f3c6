import type { Assistance } from '@ferry/api/customer';
import { CheckboxGroup } from '@ferry/ui/CheckboxGroup';
import { RadioGroup } from '@ferry/ui/RadioGroup';
import { Select } from '@ferry/ui/Select';
import { TextArea } from '@ferry/ui/TextArea';
import {
  assistanceNote,
  assistanceTexts,
  certificateTexts,
  disabilityClasses,
} from '../../../copy/assistance.ts';
import type { CompanionAnswers } from '../model/companion-answers.ts';
import type { CompanionBinding } from '../model/companion-binding.ts';

export type CompanionHelpProps = {
  answers: CompanionAnswers;
  change: (changed: Partial<CompanionAnswers>) => void;
  bind: CompanionBinding;
};

const certificates = Object.entries(certificateTexts).map(([value, label]) => ({ value, label }));

const kinds = Object.entries(assistanceTexts).map(([value, label]) => ({
  // The keys of the record are the contract's own words.
  value: value as Assistance,
  label,
}));

/** What few need: a certificate for a discount, and help with boarding. */
export const CompanionHelp = ({ answers, change, bind }: CompanionHelpProps) => (
  <>
    <Select
      {...bind('certificate')}
      requirement="optional"
      support="障がい者割引の証明書です。乗船日に窓口でご提示ください。"
      emptyLabel="ない"
      options={certificates}
      onChange={(certificate) =>
        // The options are the contract's own words.
        change({ certificate: certificate as CompanionAnswers['certificate'] })
      }
    />
    {answers.certificate !== '' && (
      <RadioGroup
        {...bind('disabilityClass')}
        support="手帳の「旅客運賃減額」の欄に書かれています。"
        options={disabilityClasses}
        isInline
      />
    )}
    <CheckboxGroup
      {...bind('assistance')}
      label="乗り降りのお手伝い"
      requirement="optional"
      options={kinds}
    />
    {answers.assistance.length > 0 && (
      <TextArea {...bind('assistanceNote')} {...assistanceNote} requirement="optional" />
    )}
  </>
);
