import { ApiError, asApiError } from '@ferry/api/errors';
import { Button } from '@ferry/ui/Button';
import { Inline } from '@ferry/ui/Inline';
import { Text } from '@ferry/ui/Text';
import { Navigate, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { FailureText } from '../page/FailureText.tsx';
import { areReloadsHeld } from '../page/hold-reloads.ts';
import { ButtonLink } from '../page/links.tsx';
import { SeaPage } from '../page/SeaPage.tsx';
import { PendingPage } from './PendingPage.tsx';
import { mayRenderAnew, RenderAnew } from './RenderAnew.tsx';
import { isReloading } from './reload-once.ts';
import { sorryFor } from './sorry-for.ts';

/**
 * The status found on the error, else 500, also where a success could not be read; none without a
 * network, where no response came.
 */
export function statusOf(error: unknown): number | undefined {
  if (!navigator.onLine) return undefined;
  const status = typeof error === 'object' && error !== null && 'status' in error && error.status;
  return Number(status) >= 400 ? Number(status) : 500;
}

/**
 * A page that could not be loaded or rendered: what happened in words, and a way on. A failing server has
 * a page of its own, which leads back to this one. It is loaded again when the network returns. What a browser's translation has broken is rendered anew first.
 */
export function ErrorPage({ error, reset }: { error: unknown; reset: () => void }) {
  const router = useRouter();
  const { pathname } = router.state.location;
  const [isAnew] = useState(() => mayRenderAnew(error, pathname));
  // Decided once: the address is another one as soon as the way there has begun.
  const [sorry] = useState(() => sorryFor(error, router.state));
  // An answer of the server can be asked for again. A chunk that is gone from the server
  // cannot: only a fresh page has the new one.
  const loadAgain = () => {
    if (error instanceof ApiError || areReloadsHeld()) void router.invalidate();
    else window.location.reload();
  };
  const loadWhenOnline = useEffectEvent(loadAgain);
  useEffect(() => {
    const load = () => loadWhenOnline();
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, []);
  if (isAnew) return <RenderAnew page={pathname} reset={reset} />;
  // An error of the guards is shown anew for each address: the way there is one of them.
  if (isReloading() || sorry === 'onTheWay') return <PendingPage />;
  if (sorry) return <Navigate to="/errors/sorry" search={sorry} replace />;
  // A page's own code cannot be fetched without a network either.
  const failure = navigator.onLine ? asApiError(error) : new ApiError('OFFLINE', 0);
  const status = statusOf(error);
  return (
    <SeaPage scene="mist" title="申し訳ございません。ページを表示できませんでした">
      <Text>
        <FailureText error={failure} />
      </Text>
      {status && (
        <Text size="dense" tone="quiet">
          エラー {status}
          {failure.body && (
            <>
              <br />
              <span>{`お問い合わせ番号:${failure.body.requestId}`}</span>
            </>
          )}
        </Text>
      )}
      <Inline gap={4}>
        <Button tone="primary" onPress={loadAgain}>
          もう一度読み込む
        </Button>
        <ButtonLink to="/" tone="quiet">
          ホームへ戻る
        </ButtonLink>
      </Inline>
    </SeaPage>
  );
}
