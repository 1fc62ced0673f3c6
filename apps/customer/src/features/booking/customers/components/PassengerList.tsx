import { Checkbox } from '@ferry/ui/Checkbox';
import { FormAccordion } from '@ferry/ui/FormAccordion';
import { Heading } from '@ferry/ui/Heading';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { lazy, Suspense, useCallback, useState } from 'react';
import { fieldLabels } from '../../../../copy/field-labels.ts';
import { passengersRemoved } from '../../../../copy/retention.ts';
import { useShown } from '../../../../session/use-tab-session.ts';
import { answerIds } from '../../shared/model/customer-fields.ts';
import { adultLines } from '../model/adults.ts';
import { canTakeOver } from '../model/followers.ts';
import type { FormView } from '../model/form-view.ts';
import { ofPassenger, progressOf, withHelpMissing } from '../model/passenger-progress.ts';
import type { CustomerForm } from '../model/use-customer-form.ts';
import { PassengerFields } from './PassengerFields.tsx';

// Members alone keep companions.
const ProfilePicker = lazy(async () => ({
  default: (await import('./ProfilePicker.tsx')).ProfilePicker,
}));

type PassengerListProps = {
  form: CustomerForm;
  view: FormView;
  /** The search has asked for help with boarding. */
  isHelpAsked: boolean;
  /** And nobody has said yet what help. */
  isHelpOpen: boolean;
};

/** The passengers, each folded to a line, of whom one is open at a time. */
export function PassengerList({ form, view, isHelpAsked, isHelpOpen }: PassengerListProps) {
  const { input, answer, leave, copyFamily, move, visible } = form;
  const { open, toggle, goOn } = useOpenPassenger(form, isHelpOpen);
  const adults = adultLines(input.passengers);
  const [first] = input.passengers;
  const isMember = useShown().name !== undefined;
  return (
    <Stack as="section" gap={3}>
      <Heading level={2}>乗船者 {input.passengers.length}名</Heading>
      <div>
        <Text size="dense" tone="quiet">
          {`法令で定められた旅客名簿に記載するためにおたずねします。${passengersRemoved}に削除します。`}
        </Text>
        <NobodyNeedsSupport form={form} />
      </div>
      {isMember && (
        <Suspense fallback={null}>
          <ProfilePicker form={form} view={view} />
        </Suspense>
      )}
      <FormAccordion>
        {input.passengers.map((passenger, index) => (
          <PassengerFields
            // biome-ignore lint/suspicious/noArrayIndexKey: passengers are positions of the party
            key={index}
            index={index}
            value={passenger}
            isOpen={open === index}
            isLast={index === input.passengers.length - 1}
            isRepresentative={index === 0 && input.representative.travels}
            canCopyFamily={index > 0 && first !== undefined && canTakeOver(first, passenger)}
            firstCity={index > 0 ? first?.city : undefined}
            isResident={form.autosave.draft.residentPassenger === index}
            isSensitiveAgreed={input.sensitiveDataConsent}
            adults={passenger.discount?.disabilityClass === 'class1' ? adults : ''}
            {...progressOf(
              withHelpMissing(ofPassenger(form.missing, index), isHelpOpen && index === 0),
              ofPassenger(visible, index),
            )}
            isHelpAsked={isHelpAsked}
            isHelpOpen={isHelpOpen}
            {...{ view, answer, leave, copyFamily, move, visible, toggle, goOn }}
          />
        ))}
      </FormAccordion>
    </Stack>
  );
}

/** One answer for a party of whom nobody needs help in an emergency; each has their own as well. */
function NobodyNeedsSupport({ form }: Pick<PassengerListProps, 'form'>) {
  const supports = form.input.passengers.map(({ emergencySupport }) => emergencySupport);
  if (supports.length < 2 || supports.includes('needed')) return null;
  return (
    <Checkbox
      label={`全員、${fieldLabels.emergencySupport}は必要ありません`}
      isSelected={supports.every((support) => support === 'none')}
      onChange={(isNobody) => form.answerSupport(isNobody ? 'none' : '')}
    />
  );
}

/** Who is open: whom a link of another page names, else the first who has not answered everything. */
function useOpenPassenger({ input, missing, checkPart }: CustomerForm, isHelpOpen: boolean) {
  const [open, setOpen] = useState(() => {
    const positions = [...input.passengers.keys()];
    const linked = positions.find((at) => window.location.hash === `#${answerIds.passenger(at)}`);
    const first = positions.find((at) => ofPassenger(missing, at).length > 0);
    return linked ?? first ?? (isHelpOpen ? 0 : undefined);
  });
  const toggle = useCallback((index: number, isOpen: boolean) => {
    setOpen((last) => {
      if (isOpen) return index;
      return last === index ? undefined : last;
    });
  }, []);
  const goOn = useCallback(
    async (index: number) => {
      const [wrong] = await checkPart(`passengers.${index}.`);
      // Focus goes first: nobody is closed around it.
      document.getElementById(wrong?.id ?? answerIds.passenger(index + 1))?.focus();
      if (!wrong) setOpen(index + 1);
    },
    [checkPart],
  );
  return { open, toggle, goOn };
}
