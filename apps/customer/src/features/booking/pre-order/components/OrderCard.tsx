import type { PreOrder } from '@ferry/api/customer';
import { formatDateTimeShort } from '@ferry/format/short-time';
import { BoardingCard } from '@ferry/ui/BoardingCard';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { drawRule } from '../../../../copy/pre-order-texts.ts';
import { routeFace } from '../../../../copy/route-faces.ts';
import { ButtonLink } from '../../../../page/links.tsx';
import { Lines } from '../../shared/components/LegDetails.tsx';
import { methodName } from '../../shared/model/payment-texts.ts';
import { vehiclesText } from '../../shared/model/requested-vehicles.ts';
import { voyageOf } from '../../shared/model/voyage-of.ts';
import { wishText } from '../../shared/model/wish-of.ts';
import { choiceLines, choiceTitle, isBeforeClosing, orderStateText } from '../model/order-texts.ts';
import { WithdrawOrder } from './WithdrawOrder.tsx';

/** An order before its draw, as a boarding card without a place: how it stands and until when on the stub, each choice as a line. */
export function OrderCard({ order }: { order: PreOrder }) {
  const { choices, vehicles, closesAt, salesOpenAt, paymentMethod } = order;
  const isOpen = isBeforeClosing(order);
  return (
    <BoardingCard
      stub={
        <Stack gap={4}>
          <div role="status">
            <Text isBold tone={isOpen ? 'success' : undefined}>
              {isOpen ? orderStateText(order) : '申込を締め切りました。まもなく抽選の結果が出ます'}
            </Text>
          </div>
          <Fact term="抽選" value={formatDateTimeShort(salesOpenAt)} />
          <Text size="dense">{drawRule}</Text>
          <Lines lines={[wishText(order), `お支払いは${methodName(paymentMethod)}の予定`]} />
          {isOpen && (
            <>
              <Text size="dense">{`${formatDateTimeShort(closesAt)}まで、申し込み直しと取りやめができます。`}</Text>
              <Replace order={order} />
              <WithdrawOrder order={order} />
            </>
          )}
        </Stack>
      }
      legs={choices.map((choice, index) => ({
        title: choiceTitle(choice, index),
        ...routeFace(choice.sailing.routeId, choice.sailing.routeName),
        voyage: voyageOf(choice.sailing, { vehicles }),
        text: <Lines lines={choiceLines(choice)} />,
      }))}
    />
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

/** The same trip in the form: a new order of the contact takes the place of this one. */
function Replace({ order }: { order: PreOrder }) {
  const [first] = order.choices;
  if (!first) return null;
  const { sailing } = first;
  const stays = order.pets.some(({ stay }) => stay === 'cabin');
  return (
    <ButtonLink
      to="/pre-order"
      search={{
        ...order.party,
        fromPortId: sailing.fromPort.id,
        toPortId: sailing.toPort.id,
        date: sailing.date,
        sailing: sailing.id,
        ...(order.vehicles.length > 0 && { vehicles: vehiclesText(order.vehicles) }),
        ...(order.pets.length > 0 && { pets: order.pets.length }),
        ...(stays && { needs: 'pets' }),
      }}
      tone="secondary"
    >
      申し込み直す
    </ButtonLink>
  );
}
