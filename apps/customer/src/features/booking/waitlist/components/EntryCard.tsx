import { listRoutesOptions, type WaitlistEntry } from '@ferry/api/customer';
import { formatDateTimeShort } from '@ferry/format/short-time';
import { BoardingCard } from '@ferry/ui/BoardingCard';
import { Money } from '@ferry/ui/Money';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { routeFace } from '../../../../copy/route-faces.ts';
import { Lines } from '../../shared/components/LegDetails.tsx';
import type { FlowLinks } from '../../shared/model/flow.ts';
import { voyageOf } from '../../shared/model/voyage-of.ts';
import {
  positionText,
  sailingText,
  stateOf,
  waitsUntilText,
  wishLines,
} from '../model/entry-texts.ts';
import { TakeOffer } from './TakeOffer.tsx';
import { Withdraw } from './Withdraw.tsx';

type EntryCardProps = {
  entry: WaitlistEntry;
  /** The page's one loud button is its own. */
  isFirst: boolean;
  links: FlowLinks;
};

/** One who waits, as a boarding card without a place: how it stands and until when on the stub, the sailing as a line. */
export function EntryCard({ entry, isFirst, links }: EntryCardProps) {
  const { sailing, vehicles } = entry;
  const { data } = useQuery(listRoutesOptions());
  const route = data?.routes.find(({ id }) => id === sailing.routeId);
  const nameOf = (typeId: string) =>
    route?.vehicleTypes.find(({ id }) => id === typeId)?.name ?? '車両';
  return (
    <BoardingCard
      stub={
        <Stack gap={4}>
          <div role="status">
            <Text isBold tone={entry.state === 'offered' ? 'success' : undefined}>
              {stateOf(entry)}
            </Text>
          </div>
          <Facts entry={entry} />
          {entry.state === 'offered' && <TakeOffer {...{ entry, isFirst, links }} />}
          <Withdraw entry={entry} />
        </Stack>
      }
      legs={[
        {
          title: sailingText(entry),
          ...routeFace(sailing.routeId, sailing.routeName),
          voyage: voyageOf(sailing, { vehicles }),
          text: <Lines lines={wishLines(entry, nameOf)} />,
        },
      ]}
    />
  );
}

/** The time or the place that matters now, large; what it costs. */
function Facts({ entry }: Pick<EntryCardProps, 'entry'>) {
  const { offer, until } = entry;
  const position = positionText(entry);
  if (offer) {
    return (
      <Stack gap={2}>
        <Fact term="お手続きの期限" value={formatDateTimeShort(offer.limitTime)} />
        <Text size="dense">
          合計(税込) <Money amount={offer.totalYen} size="medium" />
        </Text>
        <Text size="dense">期限を過ぎると、次の方にご案内します。</Text>
      </Stack>
    );
  }
  return (
    <Stack gap={2}>
      {position && <Fact term="順番の目安" value={position} />}
      <Fact term="待つ期間" value={waitsUntilText(until)} />
    </Stack>
  );
}

const Fact = ({ term, value }: { term: string; value: string }) => (
  <div>
    <Text size="label">{term}</Text>
    <Text size="large" isBold isNumber>
      {value}
    </Text>
  </div>
);
