import type { Reservation } from '@ferry/api/customer';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { CopyButton } from '@ferry/ui/CopyButton';
import { EntryForm, EntryList } from '@ferry/ui/EntryList';
import { Inline } from '@ferry/ui/Inline';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { useRef, useState } from 'react';
import { errorText } from '../../../../copy/error-texts.ts';
import { type Companion, type LinkRow, linkRows, linksDetail } from '../model/link-rows.ts';
import { type PassengerLinks, usePassengerLinks } from '../model/use-passenger-links.ts';
import { CompanionRow } from './CompanionRow.tsx';
import { SendForm } from './SendForm.tsx';

type CompanionLinksProps = { reservation: Reservation; companions: readonly Companion[] };

/** Each companion with 完了 or 未完了, and the link with which they enter themselves. */
export function CompanionLinks({ reservation, companions }: CompanionLinksProps) {
  const status = useRef<HTMLDivElement>(null);
  const links = usePassengerLinks(reservation, () => status.current?.focus());
  const rows = linkRows(companions, links.links ?? []);
  return (
    <Stack gap={4}>
      {links.links && <Text isBold>{linksDetail(rows)}</Text>}
      <Text>
        旅客名簿に要るお名前や年齢などを、同行者が自分で入力し、直せます。リンクには、便と本人の分だけが表示され、金額とほかの方の情報は表示されません。
      </Text>
      <News links={links} rows={rows} status={status} />
      {links.links && <Rows {...{ reservation, links, rows }} />}
    </Stack>
  );
}

type RowsProps = { reservation: Reservation; links: PassengerLinks; rows: readonly LinkRow[] };

function Rows({ reservation, links, rows }: RowsProps) {
  const [open, setOpen] = useState<number>();
  return (
    <EntryList label="同行者">
      {rows.map((row) =>
        open === row.passenger ? (
          <EntryForm key={row.passenger}>
            <SendForm {...{ row, links }} onClose={() => setOpen(undefined)} />
          </EntryForm>
        ) : (
          <CompanionRow
            key={row.passenger}
            {...{ row, links }}
            reservationId={reservation.id}
            onSend={() => setOpen(row.passenger)}
          />
        ),
      )}
    </EntryList>
  );
}

type NewsProps = Pick<RowsProps, 'links' | 'rows'> & {
  status: React.RefObject<HTMLDivElement | null>;
};

/** What became of the last press, and why the list is not there. */
const News = ({
  links: { made, error, unread, isWithdrawn, readAgain },
  rows,
  status,
}: NewsProps) => (
  <Stack gap={made || error || unread || isWithdrawn ? 4 : 0}>
    <div role="status" tabIndex={-1} ref={status}>
      {isWithdrawn && <Alert tone="success">リンクを取り消しました。</Alert>}
      {made && (
        <Made
          key={made.address}
          name={rows.find(({ passenger }) => passenger === made.passenger)?.name ?? '同行者'}
          {...made}
        />
      )}
    </div>
    {error && error.fieldErrors.email === undefined && (
      <Alert tone="error" announce="assertive" title="できませんでした">
        {errorText(error)}
      </Alert>
    )}
    {unread && (
      <Alert
        tone="error"
        announce="polite"
        title="同行者の入力を表示できませんでした"
        action={
          <Button size="small" tone="secondary" onPress={readAgain}>
            もう一度読み込む
          </Button>
        }
      >
        {errorText(unread)}
      </Alert>
    )}
  </Stack>
);

type MadeProps = Omit<NonNullable<PassengerLinks['made']>, 'passenger'> & { name: string };

/** A link that was sent; one to be copied is shown once: the server knows it by its hash alone. */
const Made = ({ name, email, address }: MadeProps) =>
  address === undefined ? (
    <Alert tone="success" title={`${name}に送りました`}>
      {`${email}に、入力のリンクを送りました。`}
    </Alert>
  ) : (
    <Alert
      tone="success"
      title={`${name}のリンクを作りました`}
      action={
        <Stack gap={3}>
          <Text size="dense">{address}</Text>
          <Inline gap={4}>
            <CopyButton text={address} name="リンク" />
          </Inline>
        </Stack>
      }
    >
      リンクを知っている方は、だれでもこの方の分を入力できます。本人だけに送ってください。このリンクは、ページを閉じると表示できません。
    </Alert>
  );
