import type { CabinOffer } from '@ferry/api/customer';
import { Chip } from '@ferry/ui/Chip';
import { Disclosure } from '@ferry/ui/Disclosure';
import { Inline } from '@ferry/ui/Inline';
import { VisuallyHidden } from '@ferry/ui/VisuallyHidden';
import { type ReactNode, useState } from 'react';
import { cabinKinds } from '../model/cabin-kinds.ts';

/**
 * The cabins of a sailing, narrowed to a kind where they are many: the chips, and what they leave. The one that is
 * picked stays in sight.
 */
export function useCabinKinds(
  offers: readonly CabinOffer[],
  picked: string | undefined,
): { chips: ReactNode; shown: readonly CabinOffer[] } {
  const [id, setId] = useState<string>();
  const kinds = cabinKinds(offers);
  const kind = kinds.find((each) => each.id === id);
  if (kinds.length === 0) return { chips: null, shown: offers };
  const shown = kind
    ? offers.filter(({ cabinType }) => kind.has(cabinType) || cabinType.id === picked)
    : offers;
  const chips = (
    <>
      <Disclosure summary="客室を絞り込む">
        <Inline gap={2}>
          <Chip isCurrent={!kind} onPress={() => setId(undefined)}>
            すべて
          </Chip>
          {kinds.map((each) => (
            <Chip key={each.id} isCurrent={kind === each} onPress={() => setId(each.id)}>
              {each.label}
            </Chip>
          ))}
        </Inline>
      </Disclosure>
      <VisuallyHidden role="status">
        {kind && `${kind.label}、${shown.length}種類を表示しています。`}
      </VisuallyHidden>
    </>
  );
  return { chips, shown };
}
