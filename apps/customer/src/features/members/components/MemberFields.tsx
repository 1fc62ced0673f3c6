import { AddressFields } from '@ferry/ui/AddressFields';
import { BirthDateField } from '@ferry/ui/BirthDateField';
import { Card } from '@ferry/ui/Card';
import { Checkbox } from '@ferry/ui/Checkbox';
import { Disclosure } from '@ferry/ui/Disclosure';
import { FieldGroup } from '@ferry/ui/FieldGroup';
import { NameFields } from '@ferry/ui/NameFields';
import { PhoneField } from '@ferry/ui/PhoneField';
import { RadioGroup } from '@ferry/ui/RadioGroup';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { TextField } from '@ferry/ui/TextField';
import { type ReactNode, useState } from 'react';
import { fieldLabels } from '../../../copy/field-labels.ts';
import { sexes } from '../../../copy/sexes.ts';
import { useAddressLookUp } from '../../../forms/use-address-look-up.ts';
import {
  ABROAD,
  hasAddress,
  type MemberAnswers,
  type MemberField,
  memberFieldId,
} from '../model/member-answers.ts';

type MemberPartProps = {
  answers: MemberAnswers;
  change: (change: (last: MemberAnswers) => MemberAnswers) => void;
  errorOf: (id: string) => string | undefined;
};

/** The messages of some fields, by their names. */
function errorsOf<Field extends MemberField>(
  fields: readonly Field[],
  errorOf: MemberPartProps['errorOf'],
): Partial<Record<Field, string>> {
  const found = fields.flatMap((field) => {
    const error = errorOf(memberFieldId(field));
    return error === undefined ? [] : [[field, error] as const];
  });
  return Object.fromEntries(found) as Partial<Record<Field, string>>; // its keys are the fields
}

const names = ['familyName', 'givenName', 'familyNameKana', 'givenNameKana'] as const;
const places = ['postalCode', 'prefecture', 'city', 'street', 'building'] as const;

/** Name, and what a booking asks otherwise: birth date and sex. */
const NamePart = ({ answers, change, errorOf }: MemberPartProps) => (
  <Card as="section" padding="roomy">
    <FieldGroup legend="お名前" level={2}>
      <NameFields
        id="member"
        values={answers.names}
        errors={errorsOf(names, errorOf)}
        onChange={(field, text) =>
          change((last) => ({ ...last, names: { ...last.names, [field]: text } }))
        }
        onOneNameChange={(values) => change((last) => ({ ...last, names: values }))}
        autoComplete
      />
      <BirthDateField
        label={fieldLabels.birthDate}
        requirement="optional"
        support="西暦でも元号でも入力できます。入れておくと、予約のたびに年齢をおたずねしません。"
        id={memberFieldId('birthDate')}
        value={answers.birthDate}
        error={errorOf(memberFieldId('birthDate'))}
        onChange={(birthDate) => change((last) => ({ ...last, birthDate }))}
        autoComplete
      />
      <RadioGroup
        label={fieldLabels.sex}
        requirement="optional"
        id="member-sex"
        support="入れておくと、予約のたびにおたずねしません。"
        options={sexes}
        {...(answers.sex !== '' && { value: answers.sex })}
        onChange={(sex) => change((last) => ({ ...last, sex }))}
        isInline
      />
    </FieldGroup>
  </Card>
);

/** How the member is reached on the day. */
const ContactPart = ({ answers, change, errorOf }: MemberPartProps) => (
  <PhoneField
    label={fieldLabels.phone}
    requirement="optional"
    support="乗船当日に連絡がとれる番号"
    id={memberFieldId('phone')}
    value={answers.phone}
    error={errorOf(memberFieldId('phone'))}
    onChange={(phone) => change((last) => ({ ...last, phone }))}
  />
);

/** Where the member lives; the passenger list has the city. */
function AddressPart({ answers, change, errorOf }: MemberPartProps) {
  const lookUp = useAddressLookUp();
  return (
    <AddressFields
      id="member"
      values={answers.address}
      errors={errorsOf(places, errorOf)}
      onChange={(field, text) =>
        change((last) => ({ ...last, address: { ...last.address, [field]: text } }))
      }
      onLookup={lookUp}
      {...(!hasAddress(answers.address) && { requirement: 'optional' as const })}
      autoComplete
    />
  );
}

/** Asked of nobody who has an address in Japan. */
const PassportPart = ({ answers, change, errorOf }: MemberPartProps) => (
  <>
    <TextField
      label={fieldLabels.nationality}
      requirement="optional"
      support="旅客名簿に使います。入れておくと、予約のたびにおたずねしません。"
      id={memberFieldId('nationality')}
      value={answers.nationality}
      error={errorOf(memberFieldId('nationality'))}
      onChange={(nationality) => change((last) => ({ ...last, nationality }))}
    />
    <TextField
      label={fieldLabels.passportNumber}
      requirement="optional"
      id={memberFieldId('passportNumber')}
      value={answers.passportNumber}
      error={errorOf(memberFieldId('passportNumber'))}
      onChange={(passportNumber) => change((last) => ({ ...last, passportNumber }))}
    />
  </>
);

/** Telephone number and address are optional here, because the first booking asks for them. */
function LaterPart(parts: MemberPartProps) {
  const { phone, address } = parts.answers;
  // As it was at first: what is emptied while it is typed does not close.
  const [isOpen] = useState(hasAddress(address));
  const state = phone === '' ? '任意' : '任意・入力済み';
  return (
    <Disclosure summary={`電話番号・住所(${state})`} isDefaultOpen={isOpen}>
      <Stack gap={6}>
        <Text size="dense">登録しておくと、予約のたびにおたずねしません。</Text>
        <ContactPart {...parts} />
        <AddressPart {...parts} />
        {address.prefecture === ABROAD && <PassportPart {...parts} />}
      </Stack>
    </Disclosure>
  );
}

/** All that a member writes of themselves. @param email the address, which is changed elsewhere */
export const MemberParts = ({ email, ...parts }: MemberPartProps & { email: ReactNode }) => (
  <>
    <NamePart {...parts} />
    <Card as="section" padding="roomy">
      <FieldGroup legend="ご連絡先" level={2}>
        {email}
        <LaterPart {...parts} />
        <Checkbox
          id="member-news"
          label="お得な便や新しいきっぷのお知らせを受け取る"
          support="予約とお支払いのお知らせは、選ばなくてもお送りします。"
          isSelected={parts.answers.news}
          onChange={(news) => parts.change((last) => ({ ...last, news }))}
        />
      </FieldGroup>
    </Card>
  </>
);
