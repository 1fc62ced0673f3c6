import type { Member } from '@ferry/api/external';
import { formatCalendarDate } from '@ferry/format/date';
import { fullName, fullReading } from '@ferry/format/full-name';
import { Card } from '@ferry/ui/Card';
import { DescriptionList } from '@ferry/ui/DescriptionList';
import { Inline } from '@ferry/ui/Inline';
import { Stack } from '@ferry/ui/Stack';
import { fieldLabels } from '../../copy/field-labels.ts';
import { ButtonLink } from '../../page/links.tsx';
import { Page } from '../../page/Page.tsx';

/** `/member?show=contact`: who the member is to us, and where it is changed. */
export function ContactPage({ member }: { member: Member }) {
  return (
    <Page title="お名前・連絡先">
      <Card padding="roomy">
        <Stack gap={4}>
          <DescriptionList rows={rowsOf(member)} />
          <Inline gap={4}>
            <ButtonLink to="/member/edit" tone="secondary">
              会員の情報を変更する
            </ButtonLink>
            <ButtonLink to="/member/change-email" tone="secondary">
              メールアドレスを変更する
            </ButtonLink>
            <ButtonLink to="/member/change-password" tone="secondary">
              パスワードを変更する
            </ButtonLink>
          </Inline>
        </Stack>
      </Card>
    </Page>
  );
}

/** Another back end may not have all of it: what it lacks has no row. */
function rowsOf({ address, birthDate, ...member }: Member) {
  const place = address && [
    address.postalCode && `〒${address.postalCode}`,
    `${address.prefecture}${address.city}${address.line1}`,
    address.building,
  ];
  const rows = [
    { term: 'お名前', value: fullName(member) },
    {
      term: 'フリガナ',
      value: fullReading(member),
    },
    {
      term: fieldLabels.birthDate,
      value: birthDate && formatCalendarDate(birthDate),
    },
    { term: fieldLabels.email, value: member.email },
    { term: fieldLabels.phone, value: member.phone },
    { term: '住所', value: place?.filter(Boolean).join(' ') },
  ];
  return rows.filter(({ value }) => value);
}
