import { Card } from '@ferry/ui/Card';
import { EvenColumns } from '@ferry/ui/Columns';
import { Container } from '@ferry/ui/Container';
import { Heading } from '@ferry/ui/Heading';
import { HomeHero } from '@ferry/ui/HomeHero';
import { Link } from '@ferry/ui/Link';
import { MenuCard } from '@ferry/ui/MenuCard';
import { Skeleton, SkeletonBlock } from '@ferry/ui/Skeleton';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { operator } from '../../copy/operator.ts';
import { ButtonLink } from '../../page/links.tsx';
import { PageHeading } from '../../page/Page.tsx';
import { ServiceLine } from './components/ServiceLine.tsx';

// Not needed to search, so not in the way of it: neither its code nor its failure.
const News = lazy<ComponentType>(() =>
  import('./components/News.tsx').then(
    (file) => ({ default: file.News }),
    () => ({ default: () => null }),
  ),
);

const Routes = lazy<ComponentType>(() =>
  import('./components/Routes.tsx').then(
    (file) => ({ default: file.Routes }),
    () => ({ default: () => null }),
  ),
);

export type HomePageProps = {
  searchCard: ReactNode;
  /** What was begun and is not finished, if there is something. */
  draftOffer: ReactNode;
  /** The search card shows an error summary. */
  hasErrors: boolean;
  /** Name of the member who is logged in. */
  memberName: string | undefined;
};

/** `/`: search at once, or find a reservation again. */
export const HomePage = ({ searchCard, draftOffer, hasErrors, memberName }: HomePageProps) => (
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
        <PageHeading title="フェリーのご予約" size="hero" hasErrors={hasErrors} />
      </HomeHero>
    </div>
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
    <EvenColumns count={3}>
      <MenuCard title="予約の確認" area="inquiry">
        <Stack gap={4}>
          <Text>予約番号とご予約時の連絡先で、ご予約の内容を確認できます。</Text>
          <ButtonLink to="/reservation-search" tone="secondary">
            予約を照会する
          </ButtonLink>
        </Stack>
      </MenuCard>
      <MemberCard name={memberName} />
      <PhoneCard />
    </EvenColumns>
  </Container>
);

const MemberCard = ({ name }: { name: string | undefined }) => (
  <MenuCard title="会員の方" area="member">
    <Stack gap={4}>
      {name ? (
        <>
          <Text>{name} 様としてログインしています。ご予約は会員のものとして保存されます。</Text>
          <ButtonLink to="/signout" tone="secondary">
            ログアウトする
          </ButtonLink>
        </>
      ) : (
        <>
          <Text>ログインしてからご予約いただくと、ほかの端末でも続きからお手続きできます。</Text>
          <ButtonLink to="/signin" tone="secondary">
            ログインする
          </ButtonLink>
        </>
      )}
    </Stack>
  </MenuCard>
);

const PhoneCard = () => (
  <MenuCard title="団体・お手伝いのご相談" area="member">
    <Stack gap={2}>
      <Text>10名以上のご予約や、乗下船のお手伝いのご相談はお電話で承ります。</Text>
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
