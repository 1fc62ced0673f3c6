import type { OpenedPassengerLink } from '@ferry/api/customer';
import { formatDate, formatDateShort } from '@ferry/format/date';
import { formatDateTimeShort } from '@ferry/format/short-time';
import { BoardingCard } from '@ferry/ui/BoardingCard';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { routeFace } from '../../../../copy/route-faces.ts';
import { cancelledVoyage, voyageOf } from '../../../booking/shared/model/voyage-of.ts';

type CompanionVoyageProps = { opened: OpenedPassengerLink };

/** The sailings of a companion as a boarding card: until when to enter on the stub, each voyage as a line. */
export const CompanionVoyage = ({ opened }: CompanionVoyageProps) => (
  <BoardingCard
    stub={
      <Stack gap={3}>
        <Text isBold tone={opened.isComplete ? 'success' : 'warning'}>
          {opened.isComplete ? '入力は完了しています' : '入力がまだです'}
        </Text>
        <Fact
          term={opened.isComplete ? '直せる期限' : '入力の期限'}
          value={formatDateTimeShort(opened.expiresAt)}
        />
        <Fact term="入力した内容を消す日" value={formatDate(opened.removedOn)} />
      </Stack>
    }
    legs={opened.legs.map(({ leg, sailing, service }, index) => {
      const voyage = voyageOf(sailing, { vehicles: [] });
      // Of the whole party, which checks in together; the server knows it of the first voyage.
      const cutOff = index === 0 ? { at: opened.expiresAt, holdsFor: '' } : voyage.cutOff;
      const word = opened.legs.length > 1 ? { outbound: '往路 ', return: '復路 ' }[leg] : '';
      return {
        title: `${word}${formatDateShort(sailing.date)} ${sailing.departureTime} ${sailing.fromPort.name}発`,
        ...routeFace(sailing.routeId, sailing.routeName),
        voyage:
          service.state === 'cancelled'
            ? cancelledVoyage(sailing)
            : { ...voyage, ...(cutOff && { cutOff }) },
        text: service.message,
      };
    })}
  />
);

const Fact = ({ term, value }: { term: string; value: string }) => (
  <div>
    <Text size="label">{term}</Text>
    <Text isBold isNumber>
      {value}
    </Text>
  </div>
);
