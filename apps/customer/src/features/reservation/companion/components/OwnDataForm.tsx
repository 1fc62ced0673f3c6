import {
  listRoutesOptions,
  type OpenedPassengerLink,
  type PassengerDetails,
} from '@ferry/api/customer';
import { fullName, fullReading } from '@ferry/format/full-name';
import { Checkbox } from '@ferry/ui/Checkbox';
import { NameFields } from '@ferry/ui/NameFields';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { fieldLabels } from '../../../../copy/field-labels.ts';
import { operator } from '../../../../copy/operator.ts';
import { SubmitForm } from '../../../../forms/SubmitForm.tsx';
import { fieldBinding, nameBinding } from '../../../booking/customers/components/field-binding.ts';
import { PassengerListFields } from '../../../booking/customers/components/PassengerListFields.tsx';
import { OWNER } from '../model/companion-input.ts';
import { useOwnDataForm } from '../model/use-own-data-form.ts';

type OwnDataFormProps = {
  opened: OpenedPassengerLink;
  typedKey: string;
  save: (details: PassengerDetails) => Promise<void>;
  onSaved: () => void;
};

/** What the passenger list has of one passenger (standard conditions of carriage, article 20), typed by themselves. */
export function OwnDataForm({ opened, ...props }: OwnDataFormProps) {
  const { data } = useQuery(listRoutesOptions());
  const { input, form, failure, ...state } = useOwnDataForm({ opened, ...props });
  const [value] = input.passengers;
  if (!value) return null;
  const routeId = opened.legs[0]?.sailing.routeId;
  const bind = fieldBinding(OWNER, value, state);
  return (
    <SubmitForm
      {...{ form, failure }}
      failureTitle="保存できませんでした"
      action={opened.isComplete ? '直した内容を保存する' : '入力した内容を保存する'}
      pendingLabel="保存しています"
    >
      <Stack gap={5}>
        {opened.mayChangeName ? (
          <NameFields {...nameBinding(OWNER, value, bind, state.answer)} />
        ) : (
          <LockedName name={`${fullName(value)}(${fullReading(value)})`} />
        )}
        <PassengerListFields
          {...{ bind, value }}
          isOwn
          ages={data?.routes.find(({ id }) => id === routeId)?.passengerAges}
          firstCity={undefined}
        />
        {value.emergencySupport === 'needed' && (
          <Checkbox
            id="sensitiveDataConsent"
            label="手助けの内容を、非常時の支援のために預かることに同意する"
            isRequired
            isSelected={input.sensitiveDataConsent}
            error={state.visible.find(({ path }) => path === 'sensitiveDataConsent')?.message}
            onChange={(isGiven) => state.answer('sensitiveDataConsent', isGiven)}
          />
        )}
        <Checkbox
          label="日本国内に住所がない"
          support="市区町村の代わりに、国籍とパスポート番号をおたずねします。"
          isSelected={value.livesAbroad}
          onChange={bind('livesAbroad').onChange}
        />
      </Stack>
    </SubmitForm>
  );
}

const LockedName = ({ name }: { name: string }) => (
  <div>
    <Text size="label">{`${fieldLabels.familyName}・${fieldLabels.givenName}`}</Text>
    <Text isBold>{name}</Text>
    <Text size="dense">
      {`お名前を直せる期限を過ぎました。違うときは、予約した方に伝えるか、お電話(${operator.phone.number})でお知らせください。`}
    </Text>
  </div>
);
