import { Disclosure } from '@ferry/ui/Disclosure';
import { NumberStepper } from '@ferry/ui/NumberStepper';
import { Stack } from '@ferry/ui/Stack';
import {
  readDiscounts,
  type requestableDiscounts,
  writeDiscounts,
} from '../model/requestable-discounts.ts';
import type { SimulationSearch } from '../model/simulation.ts';
import { useSimulation } from '../model/use-simulation.ts';

export type RequestedDiscountsProps = {
  search: SimulationSearch;
  /** Those that a customer has to request, with a document. */
  discounts: ReturnType<typeof requestableDiscounts>;
  /** Most people who can have one. */
  max: number;
};

/** For how many of the party each discount is asked for; folded while it is for nobody. */
export function RequestedDiscounts({ search, discounts, max }: RequestedDiscountsProps) {
  const set = useSimulation(search);
  const counts = readDiscounts(search.discounts);
  if (discounts.length === 0) return null;
  return (
    <Disclosure
      summary="証明書で使える割引を計算に入れる"
      isDefaultOpen={Object.values(counts).some(Boolean)}
    >
      <Stack gap={4}>
        {discounts.map(({ key, label, support }) => (
          <NumberStepper
            key={key}
            label={`${label}を使う方`}
            support={support}
            value={counts[key] ?? 0}
            max={max}
            unit="名"
            onChange={(count) => set({ discounts: writeDiscounts({ ...counts, [key]: count }) })}
          />
        ))}
      </Stack>
    </Disclosure>
  );
}
