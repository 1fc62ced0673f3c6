import type { PassengerInput } from '@ferry/api/customer';
import { RadioGroup } from '@ferry/ui/RadioGroup';
import { TextField } from '@ferry/ui/TextField';
import type { fieldBinding } from './field-binding.ts';

export type PassengerListFieldsProps = {
  bind: ReturnType<typeof fieldBinding<PassengerInput>>;
  value: PassengerInput;
  /** Lets the browser fill in the customer's own municipality. */
  isFirst: boolean;
};

const sexes = [
  { value: 'male', label: '男性' },
  { value: 'female', label: '女性' },
  { value: 'other', label: 'その他・回答しない' },
] as const;

const supports = [
  { value: 'none', label: '必要なし' },
  { value: 'needed', label: '必要' },
] as const;

/** What the passenger list asks for besides the name (standard conditions of carriage, article 20). */
export const PassengerListFields = ({ bind, value, isFirst }: PassengerListFieldsProps) => (
  <>
    <RadioGroup {...bind('sex')} label="性別" options={sexes} isInline />
    <TextField
      {...bind('age')}
      label="乗船日の年齢"
      support="満年齢を数字で入力してください。1歳未満は0です。"
      inputMode="numeric"
      autoComplete="off"
      length={3}
    />
    <TextField
      {...bind('municipality')}
      label="お住まいの市区町村"
      support="例:汐見市。国外の方は国名を入力してください。"
      autoComplete={isFirst ? 'address-level2' : 'off'}
      length={16}
    />
    <RadioGroup
      {...bind('emergencySupport')}
      label="非常時の支援"
      support="避難のときなどに、乗組員のお手伝いが必要ですか。"
      options={supports}
      isInline
    />
    {value.emergencySupport === 'needed' && (
      <TextField
        {...bind('emergencySupportDetail')}
        label="必要な支援の内容"
        support="例:車いすを使っています。"
      />
    )}
  </>
);
