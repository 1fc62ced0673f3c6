import type { Member } from '@ferry/api/external';
import { fullName } from '@ferry/format/full-name';
import { Card } from '@ferry/ui/Card';
import { Columns } from '@ferry/ui/Columns';
import { Container } from '@ferry/ui/Container';
import { Heading } from '@ferry/ui/Heading';
import { HomeHero } from '@ferry/ui/HomeHero';
import { Inline } from '@ferry/ui/Inline';
import { Skeleton, SkeletonBlock } from '@ferry/ui/Skeleton';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { ButtonLink, Link } from '../../page/links.tsx';
import { PageHeading, PageNotice } from '../../page/Page.tsx';
import { NextCrossing } from '../../trips/NextCrossing.tsx';
import { KeptCompanions } from './components/KeptCompanions.tsx';
import { KeptVehicles } from './components/KeptVehicles.tsx';
import { MyMenu } from './components/MyMenu.tsx';

/** `/member`: the next crossing first, then the ways on, then what the next booking fills in by itself. */
export const MyPage = ({ member }: { member: Member }) => (
  <Stack gap={8}>
    <div>
      <HomeHero
        lead={member.customerNumber && <CustomerNumber of={member.customerNumber} />}
        card={<NextCrossing level={2} pending={<Pending />} none={<NothingBooked />} />}
      >
        <Inline gap={4}>
          <PageHeading title="マイページ" />
          <Text isBold>{`${fullName(member) || '会員'} 様`}</Text>
        </Inline>
      </HomeHero>
    </div>
    <Container>
      <Stack gap={8}>
        <PageNotice />
        <MyMenu />
        <Columns
          asideLabel="登録したものと会員の手続き"
          aside={
            <Stack gap={6}>
              <KeptVehicles />
              <Inline gap={4}>
                <Link to="/member" search={{ show: 'data' }}>
                  データを受け取る
                </Link>
                <Link to="/member" search={{ show: 'notifications' }} hash="withdrawal">
                  退会する
                </Link>
                <Link to="/signout">ログアウトする</Link>
              </Inline>
            </Stack>
          }
        >
          <KeptCompanions />
        </Columns>
      </Stack>
    </Container>
  </Stack>
);

/** The pages behind this one say it on a phone too. */
const CustomerNumber = ({ of }: { of: string }) => (
  <Text size="dense">
    お客様番号 <b translate="no">{of}</b>
  </Text>
);

const Pending = () => (
  <Card tone="floating">
    <Skeleton label="次のご乗船を読み込んでいます">
      <SkeletonBlock height={220} />
    </Skeleton>
  </Card>
);

const NothingBooked = () => (
  <Card tone="floating">
    <Inline gap={4} justify="between">
      <Heading level={2} size={3}>
        これからのご予約はありません
      </Heading>
      <ButtonLink to="/reservation" tone="action">
        便を探す
      </ButtonLink>
    </Inline>
  </Card>
);
