import type { CabinChoice, CabinType, Party } from '@ferry/api/customer';
import { Button } from '@ferry/ui/Button';
import { Checkbox } from '@ferry/ui/Checkbox';
import { EvenColumns } from '@ferry/ui/Columns';
import { FieldGroup } from '@ferry/ui/FieldGroup';
import { Inline } from '@ferry/ui/Inline';
import { NumberStepper } from '@ferry/ui/NumberStepper';
import { Select } from '@ferry/ui/Select';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { passengerClasses } from '../../../../copy/passenger-classes.ts';

export type AllocatedCabinProps = {
  index: number;
  cabin: CabinChoice;
  /** Type of the cabin, undefined while none is chosen. */
  type: CabinType | undefined;
  types: readonly CabinType[];
  /** Everybody who travels: classes without anybody are not asked for. */
  party: Party;
  problem: string | undefined;
  onChange: (cabin: CabinChoice) => void;
  /** Omitted for the only cabin. */
  onRemove: (() => void) | undefined;
};

/** One cabin of the allocator: its type, who is in it, private use. */
export function AllocatedCabin(props: AllocatedCabinProps) {
  const { index, cabin, type, types, party, problem, onChange, onRemove } = props;
  const set = (part: Partial<CabinChoice>) => {
    const changed = { ...cabin, ...part };
    onChange({
      ...changed,
      infantBerths: Math.min(changed.infantBerths, changed.party.infants),
    });
  };
  const chooseType = (cabinTypeId: string) => {
    const canBePrivate = types.find(({ id }) => id === cabinTypeId)?.canBePrivate ?? false;
    set({ cabinTypeId, privateUse: canBePrivate && cabin.privateUse });
  };
  return (
    <FieldGroup
      legend={`客室${index + 1}`}
      support={type?.roomBerths ? `1室の定員 ${type.roomBerths}名` : undefined}
    >
      <Stack gap={4}>
        <Select
          label={`客室${index + 1}の種類`}
          options={types.map(({ id, name, grade }) => ({ value: id, label: `${name}(${grade})` }))}
          value={cabin.cabinTypeId}
          onChange={chooseType}
        />
        <CabinParty {...{ index, cabin, party }} onChange={set} />
        {type?.canBePrivate && (
          <Checkbox
            label={`客室${index + 1}を相部屋にせず貸切にする`}
            support="空いた寝台の分の料金がかかります。合計でご確認ください。"
            isSelected={cabin.privateUse}
            onChange={(privateUse) => set({ privateUse })}
          />
        )}
        {problem && (
          <Text tone="danger" isBold role="status">
            {problem}
          </Text>
        )}
        {onRemove && (
          <Inline>
            <Button tone="quiet" size="small" onPress={onRemove}>
              客室{index + 1}を削除する
            </Button>
          </Inline>
        )}
      </Stack>
    </FieldGroup>
  );
}

type CabinPartyProps = Pick<AllocatedCabinProps, 'index' | 'cabin' | 'party'> & {
  onChange: (part: Partial<CabinChoice>) => void;
};

/** Who is in the cabin, and how many of its infants have a berth of their own. */
function CabinParty({ index, cabin, party, onChange }: CabinPartyProps) {
  return (
    <EvenColumns>
      {passengerClasses
        .filter(({ key }) => party[key] > 0)
        .map(({ key, label, support }) => (
          <NumberStepper
            key={key}
            label={`客室${index + 1}の${label}`}
            support={support}
            value={cabin.party[key]}
            max={party[key]}
            unit="名"
            onChange={(value) => onChange({ party: { ...cabin.party, [key]: value } })}
          />
        ))}
      {cabin.party.infants > 0 && (
        <NumberStepper
          label={`客室${index + 1}で寝台を1人で使う幼児`}
          support="小人運賃がかかります。"
          value={cabin.infantBerths}
          max={cabin.party.infants}
          unit="名"
          onChange={(infantBerths) => onChange({ infantBerths })}
        />
      )}
    </EvenColumns>
  );
}
