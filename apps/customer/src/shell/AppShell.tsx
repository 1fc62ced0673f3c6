import { Footer, FooterLink } from '@ferry/ui/Footer';
import { Header, HeaderLink, HeaderLogo, HeaderText } from '@ferry/ui/Header';
import { PageFrame } from '@ferry/ui/PageFrame';
import { ProgressBar } from '@ferry/ui/ProgressBar';
import { createLink, Outlet, useRouterState } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import { operator } from '../copy/operator.ts';
import { lazyOptional } from '../page/lazy-optional.ts';
import { LineContext } from '../page/line-context.ts';
import { useOffered } from '../page/offered.ts';
import { useShown } from '../session/use-tab-session.ts';
import { ColorSchemeSwitch } from './ColorSchemeSwitch.tsx';
import { late } from './late.tsx';
import { useTurn } from './turn/turn-state.ts';

const NavLink = createLink(HeaderLink);
const OwnFooterLink = createLink(FooterLink);
const LogoLink = createLink(HeaderLogo);
const picture = operator.logo ? import.meta.env.BASE_URL + operator.logo : undefined;
const OfflineBanner = late(() => import('./OfflineBanner.tsx').then((file) => file.OfflineBanner));
const Extras = late(() => import('./Extras.tsx').then((file) => file.Extras));
const TurnView = lazy(() =>
  import('./turn/TurnView.tsx').then((file) => ({ default: file.TurnView })),
);
const CalledBanner = lazyOptional(() =>
  import('./turn/CalledBanner.tsx').then((file) => file.CalledBanner),
);
const MockSwitch =
  import.meta.env.DEV && !import.meta.env.STORYBOOK
    ? lazy(() => import('./MockSwitch.tsx'))
    : undefined;
const SessionBanner = lazy(() =>
  import('./SessionBanner.tsx').then((file) => ({ default: file.SessionBanner })),
);

/** To the sign-in, and afterwards back to the page on which it was chosen. */
function SignInLink() {
  const returnTo = useRouterState({
    select: ({ location: { pathname, state, href } }) =>
      pathname === '/signin' ? state.returnTo : href,
  });
  return (
    <NavLink to="/signin" state={{ returnTo }} isOutlined>
      ログイン
    </NavLink>
  );
}

const PageFooter = () => (
  <Footer
    phone={{ label: 'お電話でのご予約・お問い合わせ', ...operator.phone }}
    note={operator.companyName}
    settings={<ColorSchemeSwitch />}
  >
    <FooterLink href={operator.legal.conditionsOfCarriage}>運送約款</FooterLink>
    <FooterLink href={operator.legal.bookingConditions}>予約・取消条件</FooterLink>
    <FooterLink href={operator.legal.privacyPolicy}>個人情報の取扱い</FooterLink>
    <FooterLink href={operator.legal.commercialTransactions}>特定商取引法に基づく表記</FooterLink>
    {operator.legal.accessibility ? (
      <FooterLink href={operator.legal.accessibility}>アクセシビリティ方針</FooterLink>
    ) : (
      <OwnFooterLink to="/accessibility">アクセシビリティ方針</OwnFooterLink>
    )}
  </Footer>
);

/** What stands around every page. Shows the router's page unless it is given another. */
export function AppShell({ children = <Outlet /> }: { children?: ReactNode }) {
  const isLoading = useRouterState({ select: ({ status }) => status === 'pending' });
  const hasFailed = useRouterState({
    select: ({ matches }) => matches.some(({ status }) => status === 'error'),
  });
  const { name, notice } = useShown();
  const isOffered = useOffered();
  const turn = useTurn(useRouterState({ select: ({ location }) => location.href }));
  const line = turn?.state === 'waits' && (
    <Suspense>
      <TurnView turn={turn} />
    </Suspense>
  );
  return (
    <>
      <PageFrame footer={<PageFooter />}>
        <ProgressBar isActive={isLoading} hasFailed={hasFailed} />
        <Header
          logo={
            <LogoLink to="/" picture={picture}>
              {operator.name}
            </LogoLink>
          }
        >
          <NavLink to="/reservation">便を探す</NavLink>
          <NavLink to="/simulation">運賃</NavLink>
          {isOffered('serviceStatus') && (
            <NavLink to="/" hash="service-status" activeOptions={{ includeHash: true }}>
              運航状況
            </NavLink>
          )}
          {isOffered('partnerTickets') && <NavLink to="/partner-tickets">提携きっぷ</NavLink>}
          <NavLink to="/reservation-search">予約の確認</NavLink>
          {name && <HeaderText>{`${name} 様`}</HeaderText>}
          {name && <NavLink to="/member">マイページ</NavLink>}
          {name && <NavLink to="/signout">ログアウト</NavLink>}
          {!name && isOffered('members') && <SignInLink />}
        </Header>
        <Suspense>
          <OfflineBanner />
        </Suspense>
        {notice && (
          <Suspense>
            <SessionBanner notice={notice} />
          </Suspense>
        )}
        {turn?.state === 'called' && (
          <Suspense>
            <CalledBanner turn={turn} />
          </Suspense>
        )}
        <main id="main" tabIndex={-1}>
          <LineContext value={line}>{children}</LineContext>
        </main>
      </PageFrame>
      <Late />
    </>
  );
}

/** The parts that the first view does without. */
const Late = () => (
  <>
    <Suspense>
      <Extras />
    </Suspense>
    {MockSwitch && (
      <Suspense>
        <MockSwitch />
      </Suspense>
    )}
  </>
);
