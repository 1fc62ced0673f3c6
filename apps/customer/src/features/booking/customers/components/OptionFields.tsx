import {
  type Draft,
  type LegChoice,
  type LegName,
  type PetChoice,
  setDraftTripMutation,
  type TripChoice,
} from '@ferry/api/customer';
import { asApiError } from '@ferry/api/errors';
import { formatYen } from '@ferry/format/yen';
import { Alert } from '@ferry/ui/Alert';
import { Card } from '@ferry/ui/Card';
import { EvenColumns } from '@ferry/ui/Columns';
import { Disclosure } from '@ferry/ui/Disclosure';
import { FieldGroup } from '@ferry/ui/FieldGroup';
import { NumberStepper } from '@ferry/ui/NumberStepper';
import { Select } from '@ferry/ui/Select';
import { Stack } from '@ferry/ui/Stack';
import { useMutation } from '@tanstack/react-query';
import { memo, useState } from 'react';
import { errorText } from '../../../../copy/error-texts.ts';
import { petSizes, petStayText } from '../../../../copy/options.ts';
import { answerIds } from '../../shared/model/customer-fields.ts';
import type { FormLeg, FormView } from '../model/form-view.ts';
import type { CustomerForm } from '../model/use-customer-form.ts';

type OptionFieldsProps = {
  /** As last stored: options are kept with the trip, at once. */
  draft: Draft;
  view: FormView;
  runBetween: CustomerForm['autosave']['runBetween'];
};

/** Meals, and how the pets travel. A change is stored at once and the fare follows. */
export const OptionFields = memo(function OptionFields(props: OptionFieldsProps) {
  const { draft, view, runBetween } = props;
  const stored = choiceOf(draft);
  // Ahead of what is stored until that has come: the next press counts from what is seen.
  const [ahead, setAhead] = useState<Pressed>({});
  const chosen = withPressed(stored, ahead);
  const replace = useMutation(setDraftTripMutation());
  const store = useMutation({
    mutationFn: (pressed: Pressed) =>
      runBetween((latest) =>
        replace.mutateAsync({
          path: { draftId: draft.id },
          headers: { 'if-match': `"${latest.version}"` },
          body: withPressed(choiceOf(latest), pressed),
        }),
      ),
  });
  const hasPets = hasAny('pets', stored);
  // As it was at first: it must not fold away with the last meal.
  const [isOpen] = useState(() => hasPets || hasAny('meals', stored) || isLinked());
  const change = (leg: LegName, part: Partial<LegChoice>) => {
    const next = { ...ahead, [leg]: { ...ahead[leg], ...part } };
    setAhead(next);
    // Called for the last press alone: those before it are behind what is seen.
    store.mutate(next, { onSettled: () => setAhead({}) });
  };
  const legs = view.legs.filter(
    ({ leg, route }) => (route?.meals.length ?? 0) > 0 || (chosen[leg]?.pets.length ?? 0) > 0,
  );
  if (legs.length === 0) return null;
  return (
    <Card as="section" padding="roomy">
      <FieldGroup
        legend="オプション"
        level={2}
        id={answerIds.options}
        support="選ぶと、合計の運賃にすぐに反映します。"
      >
        <StoreFailed error={store.error} />
        <Disclosure
          summary={hasPets ? 'お食事・ペットの預け方を選ぶ' : 'お食事を選ぶ(任意)'}
          isDefaultOpen={isOpen}
        >
          <Stack gap={5}>
            {legs.map((view) => (
              <LegOptions
                key={view.leg}
                view={view}
                choice={chosen[view.leg]}
                hasBoth={draft.return !== null}
                onChange={(part) => change(view.leg, part)}
              />
            ))}
          </Stack>
        </Disclosure>
      </FieldGroup>
    </Card>
  );
});

/** That another tab has saved meanwhile is said, and settled, with the saves of what is typed. */
function StoreFailed({ error }: { error: Error | null }) {
  const failure = error && asApiError(error);
  if (!failure || failure.code === 'VERSION_CONFLICT') return null;
  return (
    <Alert tone="error" announce="assertive" title="オプションを変更できませんでした">
      {errorText(failure)}
    </Alert>
  );
}

/** What was pressed and is not stored yet, by leg. */
type Pressed = Partial<Record<LegName, Partial<LegChoice>>>;

const choiceOf = ({ outbound, return: returnLeg }: Draft): TripChoice => ({
  outbound: outbound.choice,
  return: returnLeg?.choice ?? null,
});

const withPressed = (trip: TripChoice, pressed: Pressed): TripChoice => ({
  outbound: { ...trip.outbound, ...pressed.outbound },
  return: trip.return && { ...trip.return, ...pressed.return },
});

/** A link of the check of the answers leads here. */
const isLinked = () => window.location.hash === `#${answerIds.options}`;

const hasAny = (option: 'meals' | 'pets', { outbound, return: returnLeg }: TripChoice): boolean =>
  [outbound, returnLeg].some((choice) => (choice?.[option].length ?? 0) > 0);

type LegOptionsProps = {
  view: FormLeg;
  choice: LegChoice | null;
  hasBoth: boolean;
  onChange: (part: Partial<LegChoice>) => void;
};

function LegOptions({ view, choice, hasBoth, onChange }: LegOptionsProps) {
  const { route, label } = view;
  if (!choice || !route) return null;
  const prefix = hasBoth ? `${label}の` : '';
  const { meals, pets } = choice;
  const order = (mealId: string, quantity: number) =>
    onChange({
      meals: [
        ...meals.filter((meal) => meal.mealId !== mealId),
        ...(quantity > 0 ? [{ mealId, quantity }] : []),
      ],
    });
  const replacePet = (index: number, part: Partial<PetChoice>) =>
    onChange({ pets: pets.map((pet, at) => (at === index ? { ...pet, ...part } : pet)) });
  return (
    <>
      {route.meals.map(({ id, name, description, yen }) => (
        <NumberStepper
          key={id}
          label={`${prefix}${name}`}
          support={`${description} 1食${formatYen(yen)}`}
          value={meals.find(({ mealId }) => mealId === id)?.quantity ?? 0}
          max={60}
          unit="食"
          onChange={(quantity) => order(id, quantity)}
        />
      ))}
      {pets.map((pet, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pets are positions of the list
        <EvenColumns key={index}>
          <Select
            label={`${prefix}ペット${index + 1}の大きさ`}
            options={petSizes}
            value={pet.size}
            onChange={(size) => replacePet(index, { size: sizeOf(size) })}
          />
          <Select
            label={`${prefix}ペット${index + 1}の預け方`}
            options={route.petStays.map(({ stay, yen }) => ({
              value: stay,
              label: `${petStayText(stay)}(1匹${formatYen(yen)})`,
            }))}
            value={pet.stay}
            onChange={(stay) =>
              replacePet(index, {
                stay: route.petStays.find((each) => each.stay === stay)?.stay ?? pet.stay,
              })
            }
          />
        </EvenColumns>
      ))}
    </>
  );
}

const sizeOf = (text: string): PetChoice['size'] =>
  petSizes.find(({ value }) => value === text)?.value ?? 'small';
