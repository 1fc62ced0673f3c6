import { listRoutesOptions } from '@ferry/api/customer';
import { Card } from '@ferry/ui/Card';
import { EvenColumns } from '@ferry/ui/Columns';
import { Container } from '@ferry/ui/Container';
import { Heading } from '@ferry/ui/Heading';
import { HomeHero } from '@ferry/ui/HomeHero';
import { Link } from '@ferry/ui/Link';
import { MenuCard, MenuCardLink } from '@ferry/ui/MenuCard';
import { Skeleton, SkeletonBlock } from '@ferry/ui/Skeleton';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { createLink, useHydrated } from '@tanstack/react-router';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { operator } from '../../copy/operator.ts';
import { afterLoad } from '../../page/idle.ts';
import { PageHeading } from '../../page/Page.tsx';
import type { MemberBandProps } from './components/MemberBand.tsx';
import { ServiceLine } from './components/ServiceLine.tsx';

const MenuLink = createLink(MenuCardLink);

// Not needed to search, so not in the way of it: neither their code nor their failure.
const part = <P,>(load: () => Promise<ComponentType<P>>, isBelow = false) =>
  lazy(async (): Promise<{ default: ComponentType<P> }> => {
    // Below the first view: when the search can be used. The build has nothing to wait for.
    if (isBelow && !import.meta.env.SSR) await afterLoad();
    return { default: await load().catch(() => () => null) };
  });

const News = part(() => import('./components/News.tsx').then((file) => file.News), true);
const Routes = part(() => import('./components/Routes.tsx').then((file) => file.Routes), true);
const MemberBand = part<MemberBandProps>(() =>
  import('./components/MemberBand.tsx').then((file) => file.MemberBand),
);

export type HomePageProps = {
  searchCard: ReactNode;
  /** What was begun and is not finished, if there is something. */
  draftOffer: ReactNode;
  /** The search card shows an error summary. */
  /** Name of the member who is logged in. */
  memberName: string | undefined;
};

/** `/`: search at once, or find a reservation again. */
export const HomePage = ({ searchCard, draftOffer, memberName }: HomePageProps) => (
  <Stack gap={10}>
    <div>
      <ServiceLine />
      <HomeHero
        lead={<Text>便を選んで、空席と運賃を確かめてからご予約いただけます。</Text>}
        card={
          <Stack>
            <Card as="section" aria-label="便を探す" tone="floating" padding="snug">
              {searchCard}
            </Card>
            {draftOffer}
          </Stack>
        }
      >
        <PageHeading title="フェリーのご予約" size="hero" />
      </HomeHero>
    </div>
    {memberName && (
      <Suspense>
        <MemberBand name={memberName} />
      </Suspense>
    )}
    <RouteSection />
    <Container>
      <div id="service-status">
        <Suspense
          fallback={
            <Skeleton label="運航状況を読み込んでいます">
              <SkeletonBlock height={180} />
            </Skeleton>
          }
        >
          <News />
        </Suspense>
      </div>
    </Container>
    <MenuCards memberName={memberName} />
  </Stack>
);

const RouteSection = () => (
  <Container>
    <Stack as="section" gap={6} aria-labelledby="routes-heading">
      <Heading level={2} size="section" id="routes-heading">
        航路
      </Heading>
      <Suspense
        fallback={
          <Skeleton label="航路を読み込んでいます">
            <SkeletonBlock height={260} />
          </Skeleton>
        }
      >
        <Routes />
      </Suspense>
    </Stack>
  </Container>
);

const MenuCards = ({ memberName }: Pick<HomePageProps, 'memberName'>) => (
  <Container>
    <Stack as="section" gap={6} aria-labelledby="menu-heading">
      <Heading level={2} size="section" id="menu-heading">
        メニュー
      </Heading>
      <EvenColumns count={4}>
        <MenuCard title="予約" area="reservation" level={3} isList>
          <MenuLink to="/reservation">便を選んで予約する</MenuLink>
          <MenuLink to="/simulation">運賃だけを計算する</MenuLink>
        </MenuCard>
        <MenuCard title="照会" area="inquiry" level={3} isList>
          <MenuLink to="/reservation-search">予約を照会する</MenuLink>
          <MenuLink to="/" hash="service-status" activeOptions={{ includeHash: true }}>
            運航状況を見る
          </MenuLink>
        </MenuCard>
        <MenuCard title="提携きっぷ" area="ticket" level={3} isList>
          <MenuLink to="/partner-tickets">きっぷを選ぶ</MenuLink>
          <MenuLink to={memberName ? '/reservations' : '/reservation-search'}>
            買ったきっぷを見る
          </MenuLink>
        </MenuCard>
        <MenuCard title="会員" area="member" level={3} isList>
          {memberName ? (
            <MenuLink to="/member">マイページを開く</MenuLink>
          ) : (
            <MenuLink to="/signin">ログインする</MenuLink>
          )}
          {memberName ? (
            <MenuLink to="/signout">ログアウトする</MenuLink>
          ) : (
            <MenuLink to="/signup/apply">会員登録を申し込む</MenuLink>
          )}
        </MenuCard>
      </EvenColumns>
      <PhoneCard />
    </Stack>
  </Container>
);

function PhoneCard() {
  const { data } = useQuery(listRoutesOptions());
  // The first render is the one of the build, which knows no number.
  const largest = useHydrated() ? data?.maxPartySize : undefined;
  const parties = largest ? `${largest + 1}名以上` : '団体';
  return (
    <MenuCard title="団体・お手伝いのご相談" area="member" level={3}>
      <Stack gap={2}>
        <Text size="dense">{`${parties}のご予約や、乗下船のお手伝いのご相談はお電話で承ります。`}</Text>
        <Link href={`tel:${operator.phone.number}`}>
          <Text as="span" isNumber isBold>
            {operator.phone.number}
          </Text>
        </Link>
        <Text size="dense" tone="quiet">
          受付時間 {operator.phone.hours}
        </Text>
      </Stack>
    </MenuCard>
  );
}
