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
import { useOffered } from '../../page/offered.ts';
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

const Today = part(() => import('./components/Today.tsx').then((file) => file.Today), true);
const MemberBand = part<MemberBandProps>(() =>
  import('./components/MemberBand.tsx').then((file) => file.MemberBand),
);

type HomePageProps = {
  searchCard: ReactNode;
  /** What was begun and is not finished, if there is something. */
  draftOffer: ReactNode;
  /** The last trip once more, for a member. */
  sameAgain: ReactNode;
  /** Name of the member who is logged in. */
  memberName: string | undefined;
};

/** `/`: search at once, or find a reservation again. */
export function HomePage({ searchCard, draftOffer, sameAgain, memberName }: HomePageProps) {
  const isOffered = useOffered();
  return (
    <Stack gap={10}>
      <div>
        {isOffered('serviceStatus') && <ServiceLine />}
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
          <Stack gap={4}>
            <MemberBand name={memberName} />
            {sameAgain}
          </Stack>
        </Suspense>
      )}
      <Container>
        <div id="service-status">
          <Suspense
            fallback={
              <Skeleton label="航路と運航状況を読み込んでいます">
                <SkeletonBlock height={480} />
              </Skeleton>
            }
          >
            <Today />
          </Suspense>
        </div>
      </Container>
      <Container>
        {/* Of a member the page says it all above, or my page does. */}
        {memberName ? <ByPhone /> : <Menu />}
      </Container>
    </Stack>
  );
}

function Menu() {
  const isOffered = useOffered();
  return (
    <Stack as="section" gap={6} aria-labelledby="menu-heading">
      <Heading level={2} size="section" id="menu-heading">
        メニュー
      </Heading>
      <EvenColumns count={4} isPairedOnPhone>
        <MenuCard title="予約" area="reservation" level={3} isList>
          <MenuLink to="/reservation">便を選んで予約する</MenuLink>
          <MenuLink to="/simulation">運賃だけを計算する</MenuLink>
        </MenuCard>
        <MenuCard title="照会" area="inquiry" level={3} isList>
          <MenuLink to="/reservation-search">予約を照会する</MenuLink>
        </MenuCard>
        {isOffered('partnerTickets') && (
          <MenuCard title="提携きっぷ" area="ticket" level={3} isList>
            <MenuLink to="/partner-tickets">きっぷを選ぶ</MenuLink>
            <MenuLink to="/reservation-search">買ったきっぷを見る</MenuLink>
          </MenuCard>
        )}
        {isOffered('members') && (
          <MenuCard title="会員" area="member" level={3} isList>
            <MenuLink to="/signin">ログインする</MenuLink>
            <MenuLink to="/signup/apply">会員登録を申し込む</MenuLink>
          </MenuCard>
        )}
      </EvenColumns>
      <ByPhone />
    </Stack>
  );
}

function ByPhone() {
  const { data } = useQuery(listRoutesOptions());
  // The first render is the one of the build, which knows no number.
  const largest = useHydrated() ? data?.maxPartySize : undefined;
  const parties = largest ? `${largest + 1}名以上` : '団体';
  return (
    <Text size="dense">
      {`${parties}のご予約や、乗下船のお手伝いのご相談は、お電話で承ります。`}{' '}
      <Link href={`tel:${operator.phone.number}`}>{operator.phone.number}</Link>
    </Text>
  );
}
