import type { PassengerInput, Route } from '@ferry/api/customer';
import { BirthDateField } from '@ferry/ui/BirthDateField';
import { EvenColumns } from '@ferry/ui/Columns';
import { Disclosure } from '@ferry/ui/Disclosure';
import { RadioGroup } from '@ferry/ui/RadioGroup';
import { SameAnswer } from '@ferry/ui/SameAnswer';
import { Select } from '@ferry/ui/Select';
import { TextField } from '@ferry/ui/TextField';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { sexes } from '../../../../copy/sexes.ts';
import type { fieldBinding } from './field-binding.ts';

type Bind = ReturnType<typeof fieldBinding<PassengerInput>>;

type PassengerListFieldsProps = {
  bind: Bind;
  value: PassengerInput;
  /** The passenger is the customer, whose birth date the browser may fill in. */
  isOwn: boolean;
  /** Ages of the classes that choose theirs. */
  ages: Route['passengerAges'] | undefined;
  /** City of passenger 1, for every other passenger. */
  firstCity: string | undefined;
};

const supports = [
  { value: 'none', label: '必要なし' },
  { value: 'needed', label: '必要' },
] as const;

/**
 * What the passenger list asks for besides the name (standard conditions of carriage, article 20).
 */
export const PassengerListFields = (props: PassengerListFieldsProps) => {
  const { bind, value } = props;
  return (
    <>
      <EvenColumns>
        <RadioGroup {...bind('sex')} requirement="required" options={sexes} isInline />
        {value.passengerClass !== 'baby' && <AgeFields {...props} />}
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
          <City {...props} />
        )}
        <RadioGroup
          {...bind('emergencySupport')}
          requirement="required"
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

/** Where a passenger lives: as passenger 1, until it is answered otherwise. */
function City({ bind, value, firstCity }: PassengerListFieldsProps) {
  // Not while it is typed: the same letters as the other's are not the end of the answer.
  const [isApart, setApart] = useState(value.city !== firstCity);
  const field = bind('city');
  const { id, label } = field;
  if (!isApart && value.city === firstCity && !field.error) {
    return (
      <SameAnswer
        {...{ id, label }}
        isLabelAbove
        value={value.city}
        note="乗船者1と同じ"
        onChange={() => {
          flushSync(() => setApart(true));
          document.getElementById(id)?.focus();
        }}
      />
    );
  }
  return <TextField {...field} requirement="required" length={16} />;
}

type AgeFieldsProps = Pick<PassengerListFieldsProps, 'bind' | 'value' | 'isOwn' | 'ages'>;

/** The ages of a class; what was answered before stays in sight. */
function agesOf({ passengerClass, age }: PassengerInput, ages: AgeFieldsProps['ages']) {
  const span =
    passengerClass === 'child' || passengerClass === 'infant' ? ages?.[passengerClass] : undefined;
  if (!span) return undefined;
  const all = Array.from({ length: span.to - span.from + 1 }, (_, at) => String(span.from + at));
  return (age === '' || all.includes(age) ? all : [...all, age]).map((value) => ({
    value,
    label: `${value}歳`,
  }));
}

/** The age on the boarding date, or the birth date from which it follows. */
function AgeFields({ bind, value, isOwn, ages }: AgeFieldsProps) {
  const [isOpen, setOpen] = useState(value.birthDate !== '');
  // A companion who is put in later brings the birth date along. It stays while it is typed anew.
  if (!isOpen && value.birthDate !== '') setOpen(true);
  const options = agesOf(value, ages);
  if (options && !isOpen) {
    return (
      <Select
        {...bind('age')}
        autoComplete="off"
        requirement="required"
        emptyLabel="選択してください"
        options={options}
      />
    );
  }
  const birthDate = bind('birthDate');
  const [year = '', month = '', day = ''] = value.birthDate.split('-');
  return (
    <div>
      {value.birthDate === '' && (
        <TextField {...bind('age')} requirement="required" inputMode="numeric" length={3} />
      )}
      <Disclosure summary="年齢の代わりに生年月日を入力する" isDefaultOpen={isOpen}>
        <BirthDateField
          id={birthDate.id}
          label={birthDate.label}
          autoComplete={isOwn}
          support="西暦でも元号でも入力できます。乗船日の年齢は自動で計算します。"
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
