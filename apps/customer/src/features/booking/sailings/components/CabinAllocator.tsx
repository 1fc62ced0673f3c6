import {
  type CabinChoice,
  type CabinOffer,
  type CabinType,
  createFareQuoteOptions,
  type LegName,
  type Party,
  type TripChoice,
} from '@ferry/api/customer';
import { asApiError } from '@ferry/api/errors';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { Inline } from '@ferry/ui/Inline';
import { Money } from '@ferry/ui/Money';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../../../copy/error-texts.ts';
import { assignmentProblem, cabinProblem, withCabin } from '../model/allocate-cabins.ts';
import { AllocatedCabin } from './AllocatedCabin.tsx';

export type CabinAllocatorProps = {
  /** Available cabin types. */
  offers: readonly CabinOffer[];
  party: Party;
  leg: LegName;
  /** The trip with these cabins on the leg, to ask for its price. */
  tripOf: (cabins: CabinChoice[]) => TripChoice;
  isPending: boolean;
  onChoose: (cabins: CabinChoice[]) => void;
};

/** Most cabins of one leg. */
const MAX_CABINS = 9;

/** Several cabins, also of different types, and who is in which; private use; the total of it all. */
export function CabinAllocator(props: CabinAllocatorProps) {
  const { offers, party, leg, tripOf, isPending, onChoose } = props;
  const [cabins, setCabins] = useState<CabinChoice[]>(() =>
    withCabin([], offers[0]?.cabinType.id ?? '', party),
  );
  const types = offers.map(({ cabinType }) => cabinType);
  const typeOf = (cabin: CabinChoice) => types.find(({ id }) => id === cabin.cabinTypeId);
  const problems = cabins.map((cabin) => problemOf(cabin, typeOf(cabin)));
  const assignment = assignmentProblem(party, cabins);
  const isComplete = !assignment && problems.every((problem) => !problem);
  const quote = useQuery({
    ...createFareQuoteOptions({ body: tripOf(cabins) }),
    enabled: isComplete,
    placeholderData: keepPreviousData,
  });

  return (
    <Stack gap={5}>
      {cabins.map((cabin, index) => (
        <AllocatedCabin
          // biome-ignore lint/suspicious/noArrayIndexKey: cabins are positions of the list
          key={index}
          {...{ index, cabin, types, party }}
          type={typeOf(cabin)}
          problem={problems[index]}
          onChange={(changed) =>
            setCabins(cabins.map((each, at) => (at === index ? changed : each)))
          }
          onRemove={
            cabins.length > 1 ? () => setCabins(cabins.filter((_, at) => at !== index)) : undefined
          }
        />
      ))}
      <Inline>
        {cabins.length < MAX_CABINS && (
          <Button
            tone="secondary"
            size="small"
            onPress={() => setCabins(withCabin(cabins, types[0]?.id ?? '', party))}
          >
            客室を追加する
          </Button>
        )}
      </Inline>
      <div role="status">{assignment && <Text isBold>{assignment}</Text>}</div>
      {quote.error && isComplete && (
        <Alert tone="error" announce="polite" title="この組み合わせではご予約いただけません">
          {errorText(asApiError(quote.error))}
        </Alert>
      )}
      {isComplete && quote.data && !quote.error && (
        <AllocationTotal
          totalYen={quote.data[leg]?.totalYen ?? quote.data.totalYen}
          isPending={isPending}
          onChoose={() => onChoose(cabins)}
        />
      )}
    </Stack>
  );
}

type AllocationTotalProps = { totalYen: number; isPending: boolean; onChoose: () => void };

/** What the cabins cost together, and the button that takes them. */
function AllocationTotal({ totalYen, isPending, onChoose }: AllocationTotalProps) {
  return (
    <Inline justify="between">
      <Text isBold>
        この組み合わせの合計(税込) <Money amount={totalYen} size="medium" />
      </Text>
      <Button tone="action" isPending={isPending} pendingLabel="選択中" onPress={onChoose}>
        この組み合わせに決める
      </Button>
    </Inline>
  );
}

const problemOf = (cabin: CabinChoice, type: CabinType | undefined): string | undefined =>
  type ? cabinProblem(cabin, type) : '客室の種類を選択してください。';
