import type { Draft } from '@ferry/api/customer';
import { Heading } from '@ferry/ui/Heading';
import { SeaPanel } from '@ferry/ui/SeaPanel';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { lazy, Suspense } from 'react';
import { routeFace } from '../../copy/route-faces.ts';
import { LateSeaPicture } from '../../page/LateSeaPicture.tsx';
import { ButtonLink, Link } from '../../page/links.tsx';
import { useOffered } from '../../page/offered.ts';
import { PageHeading, PageNotice } from '../../page/Page.tsx';
import { PasskeySignIn } from './components/PasskeySignIn.tsx';
import { SignInForm } from './components/SignInForm.tsx';
import { useWaitingDraft } from './model/use-waiting-draft.ts';

// Only in the middle of a booking.
const WaitingTrip = lazy(async () => {
  const { WaitingTrip } = await import('./components/WaitingTrip.tsx');
  return { default: WaitingTrip };
});

/** `/signin`: sign in, or go on without it. */
export function SignInPage() {
  const { draft, isAwaited } = useWaitingDraft();
  const { routeId, routeName } = draft?.outbound.sailing ?? {};
  return (
    <SeaPanel
      picture={<LateSeaPicture scene="calm" />}
      heading={<PageHeading title="ログイン" />}
      // Its place is kept: a form that moves down is pressed beside its button.
      {...(isAwaited && { top: <AwaitedTrip /> })}
      {...(draft && {
        top: (
          <Suspense fallback={<AwaitedTrip />}>
            <WaitingTrip draft={draft} />
          </Suspense>
        ),
        hue: routeFace(routeId ?? '', routeName ?? '').hue,
      })}
      aside={<OtherWays draft={draft} />}
    >
      <Stack gap={4}>
        <PageNotice />
        <SignInForm />
        <PasskeySignIn />
      </Stack>
    </SeaPanel>
  );
}

/** As high as the trip that comes. */
const AwaitedTrip = () => (
  <Stack gap={1}>
    <Text isBold>入力中のご予約</Text>
    <Text>読み込んでいます。</Text>
    <Text size="dense">入力した内容は保存してあります。</Text>
  </Stack>
);

function FreeOfCharge() {
  const isOffered = useOffered();
  const typed = isOffered('vehicles') ? 'お名前も車両も' : 'お名前を';
  return <Text size="dense">{`登録は無料です。次からは、${typed}入力せずに予約できます。`}</Text>;
}

/** The ways on without a membership; first back into the booking. */
const OtherWays = ({ draft }: { draft: Draft | undefined }) => (
  <Stack gap={6}>
    {draft && (
      <Stack gap={3}>
        <Heading level={2} size={3}>
          会員登録せずに続ける
        </Heading>
        <Text size="dense">入力した内容は、そのまま残っています。</Text>
        <ButtonLink
          to="/reservation/customer-input"
          search={{ draft: draft.id }}
          tone="secondary"
          isWide
        >
          会員登録せずに予約を続ける
        </ButtonLink>
      </Stack>
    )}
    <Stack gap={3}>
      <Heading level={2} size={3}>
        はじめての方
      </Heading>
      <FreeOfCharge />
      <ButtonLink to="/signup/apply" tone="secondary" isWide>
        新規会員登録
      </ButtonLink>
    </Stack>
    {!draft && (
      <Stack gap={3}>
        <Heading level={2} size={3}>
          ログインせずに利用する
        </Heading>
        <Text size="dense">会員でない方も、予約できます。</Text>
        <ButtonLink to="/reservation" tone="secondary" isWide>
          ログインせずに予約する
        </ButtonLink>
      </Stack>
    )}
    <Link to="/reservation-search">予約番号で予約を確認する</Link>
  </Stack>
);
