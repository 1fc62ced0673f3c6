import { listPortsOptions, type Reservation } from '@ferry/api/customer';
import { DescriptionList } from '@ferry/ui/DescriptionList';
import { Disclosure } from '@ferry/ui/Disclosure';
import { Link } from '@ferry/ui/Link';
import { Text } from '@ferry/ui/Text';
import { VisuallyHidden } from '@ferry/ui/VisuallyHidden';
import { useQuery } from '@tanstack/react-query';
import { operator } from '../../../copy/operator.ts';
import { Part } from '../../booking/shared/components/Part.tsx';
import { type BoardingPort, boardingPorts, mapLink } from '../model/boarding-ports.ts';

/** Where to go, how, with what, and whom to ring up; the port of the return leg is folded below the outbound one. */
export function PortCard({ reservation }: { reservation: Reservation }) {
  const { data } = useQuery(listPortsOptions());
  const [next, ...later] = boardingPorts(reservation, data?.ports);
  if (!next) return null;
  return (
    <Part id="port" title={next.title}>
      <PortFacts port={next} />
      {later.map((port) => (
        <Disclosure key={port.leg} summary={port.title}>
          <PortFacts port={port} />
        </Disclosure>
      ))}
    </Part>
  );
}

const PortFacts = ({ port }: { port: BoardingPort }) => (
  <DescriptionList
    isInColumns
    rows={[
      ...(port.address ? [{ term: '所在地', value: <Address port={port} /> }] : []),
      ...(port.directions ? [{ term: '行き方', value: port.directions }] : []),
      { term: '持ち物', value: port.bring },
      { term: 'お電話', value: <Phones port={port} /> },
    ]}
  />
);

const Address = ({ port }: { port: BoardingPort }) => (
  <>
    <Text as="span">{port.address}</Text>{' '}
    <Link href={mapLink(port)} target="_blank" rel="noopener noreferrer">
      <VisuallyHidden>{`${port.name}を`}</VisuallyHidden>
      地図で見る
    </Link>
  </>
);

/** The hours are of the company's number: those of a port's counter follow its sailings. */
const Phones = ({ port: { phone } }: { port: BoardingPort }) => (
  <>
    {phone && (
      <>
        <Text as="span">港の窓口</Text> <Link href={`tel:${phone}`}>{phone}</Link>
        <br />
      </>
    )}
    <Text as="span">お問い合わせ</Text>{' '}
    <Link href={`tel:${operator.phone.number}`}>{operator.phone.number}</Link>
    <br />
    <Text as="span">{operator.phone.hours}</Text>
  </>
);
