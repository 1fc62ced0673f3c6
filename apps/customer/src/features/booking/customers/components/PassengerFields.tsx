import type { PassengerInput } from '@ferry/api/customer';
import { Button } from '@ferry/ui/Button';
import { Card } from '@ferry/ui/Card';
import { FieldGroup } from '@ferry/ui/FieldGroup';
import { NameFields } from '@ferry/ui/NameFields';
import { Text } from '@ferry/ui/Text';
import { memo } from 'react';
import { passengerName } from '../../../../copy/passenger-classes.ts';
import { answerIds } from '../../shared/model/customer-fields.ts';
import type { FormView } from '../model/form-view.ts';
import type { CustomerForm } from '../model/use-customer-form.ts';
import { AssistanceFields } from './AssistanceFields.tsx';
import { DiscountFields } from './DiscountFields.tsx';
import { fieldBinding, nameBinding } from './field-binding.ts';
import { PassengerLegs } from './PassengerLegs.tsx';
import { PassengerListFields } from './PassengerListFields.tsx';

export type PassengerFieldsProps = Pick<
  CustomerForm,
  'answer' | 'leave' | 'copyFamily' | 'visible' | 'move'
> & {
  index: number;
  value: PassengerInput;
  view: FormView;
  /** The adults, as `adultLines` says them, where a carer is asked for: names re-render nobody else. */
  adults: string;
  /** The names stand in the representative's fields. */
  isRepresentative: boolean;
  /** Offers the family name and city of passenger 1. */
  canCopyFamily: boolean;
};

/** One passenger. Only the one that is typed in renders again: nine of them stay quick. */
export const PassengerFields = memo(function PassengerFields(props: PassengerFieldsProps) {
  const { index, value, view, isRepresentative, canCopyFamily, copyFamily } = props;
  const bind = fieldBinding(`passengers.${index}`, value, props, isRepresentative);
  return (
    <Card as="section" padding="roomy">
      <FieldGroup
        legend={passengerName(index, value.passengerClass)}
        level={2}
        id={answerIds.passenger(index)}
        support={
          index === 0
            ? '法令で定められた旅客名簿に記載するためにおたずねします。乗船の1年後に削除します。'
            : undefined
        }
      >
        <PassengerLegs {...{ index, value, view }} move={props.move} />
        {isRepresentative ? (
          <RepresentativeName {...value} />
        ) : (
          <NameFields {...nameBinding(`passengers.${index}`, value, bind)} />
        )}
        {canCopyFamily && (
          <Button tone="quiet" size="small" onPress={() => copyFamily(index)}>
            姓・セイ・市区町村を乗船者1と同じにする
          </Button>
        )}
        <PassengerListFields
          bind={bind}
          value={value}
          isOwn={isRepresentative}
          onAbroad={(livesAbroad) => props.answer(`passengers.${index}.livesAbroad`, livesAbroad)}
        />
        {view.discounts.length > 0 && (
          <DiscountFields
            {...{ index, value, answer: props.answer, visible: props.visible }}
            discounts={view.discounts}
            adults={props.adults}
          />
        )}
        <AssistanceFields bind={bind} value={value} />
      </FieldGroup>
    </Card>
  );
});

const RepresentativeName = ({ familyName, givenName }: PassengerInput) => (
  <Text>
    お名前:
    {familyName || givenName ? `${familyName} ${givenName}` : '代表者の欄に入力してください'}
  </Text>
);
