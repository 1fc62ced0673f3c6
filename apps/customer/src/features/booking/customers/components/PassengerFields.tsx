import type { Discount, PassengerInput } from '@ferry/api/customer';
import { fullName } from '@ferry/format/full-name';
import { Button } from '@ferry/ui/Button';
import { Checkbox } from '@ferry/ui/Checkbox';
import { FormAccordionPart } from '@ferry/ui/FormAccordion';
import { NameFields } from '@ferry/ui/NameFields';
import { Text } from '@ferry/ui/Text';
import { memo, useState } from 'react';
import { passengerName } from '../../../../copy/passenger-classes.ts';
import { answerIds } from '../../shared/model/customer-fields.ts';
import { isNamed } from '../model/customer-answers.ts';
import type { FormView } from '../model/form-view.ts';
import { type Progress, toDescription } from '../model/passenger-progress.ts';
import { discountsFor, isSensitive } from '../model/sensitive-data.ts';
import type { CustomerForm } from '../model/use-customer-form.ts';
import { AssistanceFields } from './AssistanceFields.tsx';
import { DiscountFields } from './DiscountFields.tsx';
import { fieldBinding, nameBinding } from './field-binding.ts';
import { HelpAsked } from './HelpAsked.tsx';
import { PassengerLegs } from './PassengerLegs.tsx';
import { PassengerListFields } from './PassengerListFields.tsx';
import { SensitiveFields } from './SensitiveFields.tsx';
import { SpecialFields } from './SpecialFields.tsx';

type PassengerFieldsProps = Pick<
  CustomerForm,
  'answer' | 'leave' | 'copyFamily' | 'visible' | 'move'
> &
  Progress & {
    index: number;
    value: PassengerInput;
    view: FormView;
    /**
     * The adults, as `adultLines` says them, where a carer is asked for: names re-render nobody
     * else.
     */
    adults: string;
    /** The customer has agreed to what is asked of disabilities and health. */
    isSensitiveAgreed: boolean;
    /** They book, and get what is sent. */
    isRepresentative: boolean;
    /** The search has asked for help with boarding. */
    isHelpAsked: boolean;
    /** And nobody has said yet what help. */
    isHelpOpen: boolean;
    /** They are the member, and have the fare of residents without asking. */
    isResident: boolean;
    /** City of passenger 1, for every other passenger. */
    firstCity: string | undefined;
    /** Offers the family name and city of passenger 1. */
    canCopyFamily: boolean;
    isOpen: boolean;
    isLast: boolean;
    toggle: (index: number, isOpen: boolean) => void;
    /** Checks this passenger and opens the next one. */
    goOn: (index: number) => Promise<void>;
  };

/** One passenger. Only the one that is typed in renders again: nine of them stay quick. */
export const PassengerFields = memo(function PassengerFields(props: PassengerFieldsProps) {
  const { index, value, view, isRepresentative, canCopyFamily, copyFamily } = props;
  const { answer, visible, isSensitiveAgreed } = props;
  const bind = fieldBinding(`passengers.${index}`, value, props, isRepresentative);
  // What was told before it was asked for the consent stays in sight.
  const mayAskSensitive = isSensitiveAgreed || isSensitive(value, view.discounts);
  const discounts = discountsFor(view.discounts, {
    mayAskSensitive,
    isResident: props.isResident,
    chosen: value.discount?.discountId,
  });
  // The family name alone is that of passenger 1, and says nobody's name. Their class is said below.
  const title = isNamed(value) ? fullName(value) : `乗船者${index + 1}`;
  return (
    <FormAccordionPart
      id={answerIds.passenger(index)}
      number={index + 1}
      label={passengerName(index, value.passengerClass)}
      title={title}
      description={toDescription(value, isRepresentative)}
      state={props.text}
      tone={props.tone}
      isOpen={props.isOpen}
      onToggle={(isOpen) => props.toggle(index, isOpen)}
      action={!props.isLast && <GoOn index={index} goOn={props.goOn} />}
    >
      <PassengerLegs {...{ index, value, view }} move={props.move} />
      <NameFields {...nameBinding(`passengers.${index}`, value, bind, answer)} />
      {canCopyFamily && (
        <Button tone="quiet" size="small" onPress={() => copyFamily(index)}>
          姓・セイ・市区町村を乗船者1と同じにする
        </Button>
      )}
      <PassengerListFields
        {...{ bind, value }}
        isOwn={isRepresentative}
        ages={view.legs[0]?.route?.passengerAges}
        firstCity={props.firstCity}
      />
      {props.isResident && <ResidentFare discounts={view.discounts} />}
      <SpecialFields isSet={isSpecial(value) || props.isHelpAsked}>
        {props.isHelpOpen && <HelpAsked onNone={() => answer('asksHelp', false)} />}
        <SensitiveFields {...{ index, answer, visible }} isAgreed={isSensitiveAgreed}>
          {mayAskSensitive && <AssistanceFields bind={bind} />}
        </SensitiveFields>
        {discounts.length > 0 && (
          <DiscountFields {...{ index, value, answer, visible, discounts }} adults={props.adults} />
        )}
        <Checkbox
          label="日本国内に住所がない"
          support="市区町村の代わりに、国籍とパスポート番号をおたずねします。"
          isSelected={value.livesAbroad}
          onChange={bind('livesAbroad').onChange}
        />
      </SpecialFields>
    </FormAccordionPart>
  );
});

const isSpecial = ({ livesAbroad, discount, assistance, assistanceNote }: PassengerInput) =>
  livesAbroad || discount !== null || assistance.length > 0 || assistanceNote !== '';

/** What needs no answer: it is said where the other discounts are asked for. */
function ResidentFare({ discounts }: { discounts: readonly Discount[] }) {
  const resident = discounts.find(({ kind }) => kind === 'resident');
  return (
    resident && (
      <Text size="dense">
        会員のご登録により、{resident.name}({resident.percent}%)が付きます。証明書は要りません。
      </Text>
    )
  );
}

/** The step to the next passenger, once this one is checked. */
function GoOn({ index, goOn }: Pick<PassengerFieldsProps, 'index' | 'goOn'>) {
  const [isPending, setPending] = useState(false);
  const handlePress = async () => {
    setPending(true);
    await goOn(index);
    setPending(false);
  };
  return (
    <Button
      tone="secondary"
      isPending={isPending}
      pendingLabel="確かめています"
      onPress={() => void handlePress()}
    >
      乗船者{index + 2}へ進む
    </Button>
  );
}
