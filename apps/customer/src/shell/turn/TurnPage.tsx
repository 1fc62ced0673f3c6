import { leaveQueue, type QueuePlace } from '@ferry/api/customer';
import { invalidateTag } from '@ferry/api/invalidate';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { DescriptionList } from '@ferry/ui/DescriptionList';
import { Heading } from '@ferry/ui/Heading';
import { Inline } from '@ferry/ui/Inline';
import { SeaNotice } from '@ferry/ui/SeaNotice';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { VisuallyHidden } from '@ferry/ui/VisuallyHidden';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { spokenStep, spokenText, turnTexts, waitText } from '../../copy/turn-texts.ts';
import { LateSeaPicture } from '../../page/LateSeaPicture.tsx';
import { setTurn } from './turn-state.ts';
import { usePlace } from './use-place.ts';

/** The line, in place of the page of the address until its turn has come. */
export function TurnPage({ href }: { href: string }) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const { place, problem } = usePlace();
  const spoken = useSpoken(place);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const isDone = place?.state === 'open' || place?.state === 'admitted';
  useEffect(() => {
    // A dialog of the page that waits would keep everything else from being used.
    for (const dialog of document.querySelectorAll('dialog[open]')) {
      if (dialog instanceof HTMLDialogElement) dialog.close();
    }
  }, []);
  useEffect(() => {
    if (!isDone) return;
    // What was shown before the wait may be sold by now.
    void invalidateTag(queryClient, 'sailings');
    setTurn({ href, state: 'called', until: place.admittedUntil });
    if (router.state.matches.some(({ status }) => status === 'error')) void router.invalidate();
  }, [isDone, place, href, queryClient, router]);
  const leave = () => {
    void leaveQueue().catch(() => undefined);
    setTurn(undefined);
  };
  return (
    <main id="main" tabIndex={-1}>
      <SeaNotice picture={<LateSeaPicture scene="calm" />}>
        <Stack gap={6}>
          <Heading level={1} ref={heading} isFocusable>
            {place ? turnTexts.title(place) : turnTexts.busy}
          </Heading>
          {place && <Text>{turnTexts.why(place)}</Text>}
          {place && <DescriptionList rows={rowsOf(place)} />}
          {problem && (
            <Alert tone="info" announce="polite">
              {problem.code === 'RATE_LIMITED' ? turnTexts.manyOfAddress : turnTexts.lost}
            </Alert>
          )}
          <Text>{turnTexts.stay}</Text>
          <Inline gap={4}>
            <Button tone="quiet" onPress={leave}>
              順番待ちをやめる
            </Button>
          </Inline>
        </Stack>
      </SeaNotice>
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
    </main>
  );
}

/** What is said aloud: each step of the way to the turn once, whatever the numbers do in between. */
function useSpoken(place: QueuePlace | undefined): string {
  const [spoken, setSpoken] = useState({ step: Number.NaN, text: '' });
  const step = place && spokenStep(place);
  const isNews = step !== undefined && !(step >= spoken.step);
  if (place && isNews) setSpoken({ step, text: spokenText(place) });
  return spoken.text;
}

function rowsOf({ state, opensAt, position, estimatedSeconds, peopleWaiting }: QueuePlace) {
  const waiting =
    peopleWaiting === null ? [] : [{ term: 'お待ちの方', value: turnTexts.waiting(peopleWaiting) }];
  if (state === 'gathering') {
    return [
      ...(opensAt ? [{ term: '受付の開始', value: turnTexts.opening(opensAt) }] : []),
      ...waiting,
    ];
  }
  return [
    ...(position === null ? [] : [{ term: '現在の順番', value: turnTexts.position(position) }]),
    { term: '待ち時間の目安', value: waitText(estimatedSeconds) ?? '計算しています' },
    ...waiting,
  ];
}
