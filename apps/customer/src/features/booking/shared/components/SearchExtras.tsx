import { CheckboxGroup } from '@ferry/ui/CheckboxGroup';
import { Disclosure } from '@ferry/ui/Disclosure';
import { FieldGroup } from '@ferry/ui/FieldGroup';
import { NumberStepper } from '@ferry/ui/NumberStepper';
import { Stack } from '@ferry/ui/Stack';
import { Switch } from '@ferry/ui/Switch';
import { useEffect, useRef } from 'react';
import { cabinNeedTexts } from '../../../../copy/cabin-needs.ts';
import { searchLabels } from '../../../../copy/search-labels.ts';
import { useOffered } from '../../../../page/offered.ts';
import type { VehicleProblem } from '../model/requested-vehicles.ts';
import { needsOf } from '../model/search-conditions.ts';
import type { SearchFormState } from '../model/use-search-form.ts';
import { RequestedVehicles } from './RequestedVehicles.tsx';

export type SearchExtrasProps = {
  form: Pick<
    SearchFormState,
    'input' | 'change' | 'vehicles' | 'setVehicles' | 'types' | 'takesPets' | 'largestParty'
  >;
  errors: readonly VehicleProblem[];
  /** Leaves the focus where it is as the fields appear. */
  isFocusKept?: boolean;
};

// Help is a switch of its own.
const needOptions = (takesPets: boolean) =>
  Object.entries(cabinNeedTexts)
    .filter(([value]) => value !== 'accessible' && (takesPets || value !== 'pets'))
    .map(([value, { label, support }]) => ({ value, label, support }));

/** What travels along, help, and what the cabin has to be like: a child each of what lays them out. */
export function SearchExtras({ form, errors, isFocusKept = false }: SearchExtrasProps) {
  const { input, change } = form;
  const needs = needsOf(input);
  const others = needs.filter((need) => need !== 'accessible');
  const setNeeds = (chosen: readonly string[]) => change({ needs: chosen.join(',') });
  const takesFocus = useRef(
    !isFocusKept && form.vehicles.length === 0 && !input.pets && !input.needs,
  );
  const group = useRef<HTMLDivElement>(null);
  const isOffered = useOffered();
  // What was asked for before stays in sight where it has to be taken out.
  const hasVehicles = form.vehicles.length > 0 || (isOffered('vehicles') && form.types.length > 0);
  const hasPets = Boolean(input.pets) || (isOffered('pets') && form.takesPets);

  // The button that asked for these fields is gone: the customer goes on here.
  useEffect(() => {
    if (takesFocus.current) group.current?.querySelector('input')?.focus();
  }, []);

  return (
    <>
      {hasVehicles && (
        <div ref={group}>
          <RequestedVehicles
            vehicles={form.vehicles}
            types={form.types}
            max={form.largestParty}
            errors={errors}
            onChange={form.setVehicles}
          />
        </div>
      )}
      <div ref={hasVehicles ? undefined : group}>
        <Switch
          label="乗り降りの手伝いを頼む"
          support="車いす・段差・視覚・聴覚など。合う客室を先に表示し、内容はお客様情報で伺います。"
          isSelected={needs.includes('accessible')}
          onChange={(isOn) => setNeeds([...others, ...(isOn ? ['accessible' as const] : [])])}
        />
      </div>
      <Disclosure
        summary={hasPets ? 'ペット・客室の希望' : '客室の希望'}
        isDefaultOpen={Boolean(input.pets) || others.length > 0}
      >
        <Stack gap={6}>
          {hasPets && <Pets form={form} />}
          <CheckboxGroup
            label={searchLabels['search.needs']}
            support="合う客室だけを先に表示します。"
            options={needOptions(hasPets)}
            value={others}
            onChange={(chosen) =>
              setNeeds([...chosen, ...needs.filter((need) => need === 'accessible')])
            }
          />
        </Stack>
      </Disclosure>
    </>
  );
}

const Pets = ({ form }: Pick<SearchExtrasProps, 'form'>) => (
  <FieldGroup
    legend="ペット"
    support="預け方(ペットルーム・車内など)は、便によって異なります。盲導犬などの補助犬は数えません。"
  >
    <NumberStepper
      label={searchLabels['search.pets']}
      value={form.input.pets ?? 0}
      max={form.largestParty}
      unit="匹"
      onChange={(pets) => form.change({ pets })}
    />
  </FieldGroup>
);
