import {
  listVouchersOptions,
  type Reservation,
  type TicketInclude,
  type TicketOfTrip,
  type Voucher,
} from '@ferry/api/customer';
import { asApiError } from '@ferry/api/errors';
import { formatDateShort } from '@ferry/format/date';
import { fullName } from '@ferry/format/full-name';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { DescriptionList } from '@ferry/ui/DescriptionList';
import { Disclosure } from '@ferry/ui/Disclosure';
import { Heading } from '@ferry/ui/Heading';
import { Link } from '@ferry/ui/Link';
import { QrCode } from '@ferry/ui/QrCode';
import { SpelledCode } from '@ferry/ui/SpelledCode';
import { Spinner } from '@ferry/ui/Spinner';
import { Stack } from '@ferry/ui/Stack';
import { Tag } from '@ferry/ui/Tag';
import { Text } from '@ferry/ui/Text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorText } from '../../../../copy/error-texts.ts';
import { voucherState } from '../../../../copy/voucher-texts.ts';
import { Part } from '../components/Part.tsx';
import { slotText } from '../model/ticket-lines.ts';
import { slotsClosed } from './slots-open.ts';

type VouchersProps = {
  reservation: Reservation;
  ticket: TicketOfTrip;
  /** The way to other slots, shown as long as they can be changed. */
  changeSlots?: ReactNode;
};

/** The partner ticket of a purchase: what is in it, where and when, and what is shown there. */
export function Vouchers({ reservation, ticket, changeSlots }: VouchersProps) {
  const { id: reservationId } = reservation;
  const { data, error, refetch } = useQuery({
    ...listVouchersOptions({ path: { reservationId } }),
    // The partner marks them as used.
    refetchOnWindowFocus: true,
  });
  const nameOf = ({ passenger }: ShownVoucher) => {
    const person = reservation.passengers[passenger];
    return person ? `${fullName(person)}様` : '乗船者';
  };
  const isOpen = data && slotsClosed(reservation, data.vouchers) === undefined;
  return (
    <ShownVouchers
      ticket={ticket}
      vouchers={data?.vouchers ?? []}
      nameOf={nameOf}
      action={isOpen && changeSlots}
    >
      {!data && !error && <Spinner label="引換券を読み込んでいます" />}
      {error && (
        <Alert
          tone="error"
          announce="polite"
          action={
            <Button tone="secondary" size="small" onPress={() => void refetch()}>
              引換券をもう一度読み込む
            </Button>
          }
        >
          {errorText(asApiError(error))}
        </Alert>
      )}
      {data?.isUnpaid && <Text>引換券は、お支払いが済むとここに表示します。</Text>}
      {data?.vouchers.some(({ code }) => code !== null) && (
        <Text tone="quiet">
          乗船券のページで「この端末に保存する」を押すと、電波がないときも引換券を表示できます。
        </Text>
      )}
    </ShownVouchers>
  );
}

/** What is shown of a partner ticket, whether from the server or from this device. */
type ShownTicket = Pick<TicketOfTrip, 'name' | 'validFrom' | 'validUntil'> & {
  seller: Pick<TicketOfTrip['seller'], 'name'>;
  contact: Pick<TicketOfTrip['contact'], 'phone' | 'hours'>;
  includes: readonly ShownInclude[];
};
type ShownInclude = Pick<TicketInclude, 'name' | 'partnerName' | 'place' | 'howToUse' | 'slot'>;
type ShownVoucher = Pick<
  Voucher,
  'id' | 'include' | 'passenger' | 'code' | 'shortCode' | 'validFrom' | 'usedAt'
> & { passengerClass: string; state: string };

type ShownVouchersProps = {
  ticket: ShownTicket;
  vouchers: readonly ShownVoucher[];
  /** Whose voucher it is. */
  nameOf: (voucher: ShownVoucher) => string;
  /** Between what the ticket is and what is in it: of when it is, or why there are no vouchers. */
  children?: ReactNode;
  /** At the end: what can be done with it. */
  action?: ReactNode;
};

/** A partner ticket and its vouchers, as they are given. */
export const ShownVouchers = ({
  ticket,
  vouchers,
  nameOf,
  children,
  action,
}: ShownVouchersProps) => (
  <Part id="vouchers" title="提携きっぷ">
    <Stack gap={6}>
      <Stack gap={2}>
        <DescriptionList rows={ticketRows(ticket)} />
        {children}
      </Stack>
      {ticket.includes.map((include, index) => (
        <Include
          key={include.name}
          {...{ include, nameOf }}
          vouchers={vouchers.filter((each) => each.include === index)}
        />
      ))}
      {action}
    </Stack>
  </Part>
);

const ticketRows = ({ name, validFrom, validUntil, seller, contact }: ShownTicket) => [
  { term: 'きっぷ', value: name },
  {
    term: '使える日',
    value: `${formatDateShort(validFrom)}から${formatDateShort(validUntil)}まで`,
  },
  { term: '販売', value: seller.name },
  {
    term: 'お問い合わせ',
    value: (
      <>
        <Link href={`tel:${contact.phone}`}>{contact.phone}</Link>
        <span>{`(${contact.hours})`}</span>
      </>
    ),
  },
];

type IncludeProps = Pick<ShownVouchersProps, 'vouchers' | 'nameOf'> & { include: ShownInclude };

const Include = ({ include, vouchers, nameOf }: IncludeProps) => (
  <Stack gap={2}>
    <Heading level={3} size={4}>
      {include.name}
    </Heading>
    <DescriptionList
      rows={[
        ...(include.slot ? [{ term: '時間', value: slotText(include.slot) }] : []),
        { term: '提供', value: include.partnerName },
        { term: '場所', value: include.place },
        { term: '使い方', value: include.howToUse },
      ]}
    />
    {vouchers.map((voucher) => (
      <VoucherItem key={voucher.id} {...{ include, voucher }} name={nameOf(voucher)} />
    ))}
  </Stack>
);

type VoucherItemProps = { include: ShownInclude; voucher: ShownVoucher; name: string };

/** Folded: only that of the customer at the entrance is shown there. */
function VoucherItem({ include, voucher, name }: VoucherItemProps) {
  const { label, tone } = voucherState(voucher);
  if (voucher.code === null) {
    return (
      <Text>
        {name}の引換券 <Tag tone={tone}>{label}</Tag>
      </Text>
    );
  }
  return (
    <Disclosure summary={`${name}の引換券を表示する`}>
      <Stack gap={2}>
        <div>
          <Tag tone={tone}>{label}</Tag>
        </div>
        <QrCode
          value={voucher.code}
          label={`${name}の${include.name}のQRコード`}
          text={<SpelledCode code={voucher.shortCode} />}
        />
      </Stack>
    </Disclosure>
  );
}
