import { EvenColumns } from '@ferry/ui/Columns';
import { KanaField } from '@ferry/ui/KanaField';
import { TextField } from '@ferry/ui/TextField';
import type { AutocompleteToken } from '../../../../page/autocomplete.ts';

type NameField = 'familyName' | 'givenName' | 'familyNameKana' | 'givenNameKana';

export type NameFieldsProps = {
  /** Value, error and handlers of one field. */
  bind: (field: NameField) => {
    id: string;
    autoComplete: AutocompleteToken | 'off';
    value: string;
    error: string | undefined;
    onChange: (text: string) => void;
    onBlur: () => void;
  };
};

/** 姓・名 and セイ・メイ; the readings are taken over from what is typed in the names. */
export const NameFields = ({ bind }: NameFieldsProps) => (
  <>
    <EvenColumns>
      <TextField {...bind('familyName')} label="姓" support="例:山田" />
      <TextField {...bind('givenName')} label="名" support="例:花子" />
    </EvenColumns>
    <EvenColumns>
      <KanaField
        {...bind('familyNameKana')}
        label="セイ"
        support="ひらがなでも入力できます。"
        readingFrom={bind('familyName').id}
      />
      <KanaField
        {...bind('givenNameKana')}
        label="メイ"
        support="ひらがなでも入力できます。"
        readingFrom={bind('givenName').id}
      />
    </EvenColumns>
  </>
);
