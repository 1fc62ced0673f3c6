import type { CustomerInput, PassengerInput } from '@ferry/api/customer';
import { Button } from '@ferry/ui/Button';
import { Card } from '@ferry/ui/Card';
import { FieldGroup } from '@ferry/ui/FieldGroup';
import { RadioGroup } from '@ferry/ui/RadioGroup';
import { Text } from '@ferry/ui/Text';
import { TextField } from '@ferry/ui/TextField';
import { memo } from 'react';
import { passengerClasses } from '../../../copy/passenger-classes.ts';
import { type FieldProblem, fieldId, type PassengerField } from '../model/customer-fields.ts';
import { NameFields } from './NameFields.tsx';

export type PassengerFieldsProps = {
  index: number;
  value: PassengerInput;
  /** The names stand in the representative's fields. */
  isRepresentative: boolean;
  problems: readonly FieldProblem[];
  /** Passenger 1, to copy from; not given for passenger 1. */
  first: PassengerInput | undefined;
  onChange: (index: number, part: Partial<CustomerInput['passengers'][number]>) => void;
  onLeave: (path: string) => void;
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

/** One passenger: what the passenger list needs and nothing more. */
export const PassengerFields = memo(function PassengerFields(props: PassengerFieldsProps) {
  const { index, value, isRepresentative, problems, first, onChange, onLeave } = props;
  const classLabel = passengerClasses.find(({ id }) => id === value.passengerClass)?.label;
  const prefix = `passengers.${index}`;
  const bind = <Field extends PassengerField>(field: Field) => ({
    id: fieldId(`${prefix}.${field}`),
    value: value[field],
    error: problems.find(({ path }) => path === `${prefix}.${field}`)?.message,
    onChange: (answer: PassengerInput[Field]) => onChange(index, { [field]: answer }),
    onBlur: () => onLeave(`${prefix}.${field}`),
  });

  return (
    <Card as="section" padding="roomy">
      <FieldGroup
        legend={`乗船者${index + 1}(${classLabel})`}
        level={2}
        support={
          index === 0
            ? '法令で定められた旅客名簿に記載するためにおたずねします。乗船の1年後に削除します。'
            : undefined
        }
      >
        {isRepresentative ? (
          <Text>
            お名前:
            {value.familyName || value.givenName
              ? `${value.familyName} ${value.givenName}`
              : '代表者の欄に入力してください'}
          </Text>
        ) : (
          <NameFields bind={bind} />
        )}
        {first && (first.familyName || first.municipality) && (
          <Button
            tone="quiet"
            size="small"
            onPress={() =>
              onChange(index, {
                familyName: first.familyName,
                familyNameKana: first.familyNameKana,
                municipality: first.municipality,
              })
            }
          >
            姓・セイ・市区町村を乗船者1と同じにする
          </Button>
        )}
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
          autoComplete={index === 0 ? 'address-level2' : 'off'}
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
      </FieldGroup>
    </Card>
  );
});
