import type { Member } from '@ferry/api/external';
import { fullName } from '@ferry/format/full-name';
import { Card } from '@ferry/ui/Card';
import { EvenColumns } from '@ferry/ui/Columns';
import { Container } from '@ferry/ui/Container';
import { EmptyState } from '@ferry/ui/EmptyState';
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
  <Stack gap={10}>
    <div>
      <HomeHero card={<NextCrossing level={2} pending={<Pending />} none={<NothingBooked />} />}>
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
        <EvenColumns>
          <KeptCompanions />
          <KeptVehicles />
        </EvenColumns>
        <Inline gap={6}>
          {member.customerNumber && (
            <Text size="dense">
              お客様番号 <b translate="no">{member.customerNumber}</b>
            </Text>
          )}
          <Link to="/member" search={{ show: 'data' }}>
            データを受け取る
          </Link>
          <Link to="/member" search={{ show: 'notifications' }} hash="withdrawal">
            退会する
          </Link>
          <Link to="/signout">ログアウトする</Link>
        </Inline>
      </Stack>
    </Container>
  </Stack>
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
    <EmptyState
      title="これからのご予約はありません"
      action={
        <ButtonLink to="/reservation" tone="action">
          便を探す
        </ButtonLink>
      }
    />
  </Card>
);
