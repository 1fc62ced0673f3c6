import type { PassengerInput } from '@ferry/api/customer';
import { BirthDateField } from '@ferry/ui/BirthDateField';
import { EvenColumns } from '@ferry/ui/Columns';
import { Disclosure } from '@ferry/ui/Disclosure';
import { RadioGroup } from '@ferry/ui/RadioGroup';
import { TextField } from '@ferry/ui/TextField';
import { useState } from 'react';
import type { fieldBinding } from './field-binding.ts';

type Bind = ReturnType<typeof fieldBinding<PassengerInput>>;

export type PassengerListFieldsProps = {
  bind: Bind;
  value: PassengerInput;
  /** The passenger is the customer, whose birth date the browser may fill in. */
  isOwn: boolean;
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
export const PassengerListFields = (props: PassengerListFieldsProps) => {
  const { bind, value } = props;
  return (
    <>
      <EvenColumns>
        <RadioGroup {...bind('sex')} requirement="required" options={sexes} isInline />
        {value.passengerClass !== 'baby' && (
          <AgeFields bind={bind} value={value} isOwn={props.isOwn} />
        )}
        {value.livesAbroad ? (
          <>
            <TextField {...bind('nationality')} requirement="required" length={16} />
            <TextField
              {...bind('passportNumber')}
              requirement="required"
              support="例:AB1234567"
              length={12}
            />
          </>
        ) : (
          <TextField {...bind('city')} requirement="required" support="例:汐見市" length={16} />
        )}
        <RadioGroup
          {...bind('emergencySupport')}
          requirement="required"
          support="避難のときなどに、乗組員のお手伝いが必要ですか。"
          options={supports}
          isInline
        />
      </EvenColumns>
      {value.emergencySupport === 'needed' && (
        <TextField
          {...bind('emergencySupportDetail')}
          requirement="required"
          support="例:車いすを使っています。"
        />
      )}
    </>
  );
};

type AgeFieldsProps = Pick<PassengerListFieldsProps, 'bind' | 'value' | 'isOwn'>;

/** The age on the boarding date, or the birth date from which it follows. */
function AgeFields({ bind, value, isOwn }: AgeFieldsProps) {
  const [isOpen] = useState(value.birthDate !== '');
  const birthDate = bind('birthDate');
  const [year = '', month = '', day = ''] = value.birthDate.split('-');
  return (
    <div>
      {value.birthDate === '' && (
        <TextField
          {...bind('age')}
          requirement="required"
          support="満年齢を数字で入力してください。"
          inputMode="numeric"
          length={3}
        />
      )}
      <Disclosure summary="年齢の代わりに生年月日を入力する" isDefaultOpen={isOpen}>
        <BirthDateField
          id={birthDate.id}
          label={birthDate.label}
          autoComplete={isOwn}
          support="西暦で入力してください。乗船日の年齢は自動で計算します。"
          value={{ year, month: month.replace(/^0(?=.)/, ''), day: day.replace(/^0(?=.)/, '') }}
          error={birthDate.error}
          onChange={(parts) =>
            birthDate.onChange(
              Object.values(parts).some(Boolean) ? `${parts.year}-${parts.month}-${parts.day}` : '',
            )
          }
          onBlur={birthDate.onBlur}
        />
      </Disclosure>
    </div>
  );
}
