import { getQueuePlaceQueryKey, leaveQueue, type QueuePlace } from '@ferry/api/customer';
import { invalidateTag } from '@ferry/api/invalidate';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { Card } from '@ferry/ui/Card';
import { Heading } from '@ferry/ui/Heading';
import { Inline } from '@ferry/ui/Inline';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { VisuallyHidden } from '@ferry/ui/VisuallyHidden';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { figuresOf, spokenStep, spokenText, turnTexts } from '../../copy/turn-texts.ts';
import { setTurn, type Turn } from './turn-state.ts';
import { useQueuePlace } from './use-queue-place.ts';

/** The line, below the heading of the page that waits for its turn. */
export function TurnView({ turn: { href, isKept = false } }: { turn: Turn }) {
  const { place, isLost, problem } = useQueuePlace();
  const spoken = useSpoken(place);
  const view = useRef<HTMLDivElement>(null);
  useFocus(view, isKept);
  useEnd(place, href);
  return (
    <Card ref={view} padding="roomy">
      <Stack gap={6}>
        <Stack gap={2}>
          <Heading level={2} size={3}>
            {place ? turnTexts.title(place) : turnTexts.busy}
          </Heading>
          <Text>{place ? turnTexts.why(place) : turnTexts.asking}</Text>
        </Stack>
        {place && <Figures place={place} />}
        {isLost && (
          <Alert tone="warning" announce="polite" title={turnTexts.lost}>
            {turnTexts.lostWhy}
          </Alert>
        )}
        {problem && (
          <Alert tone="info" announce="polite">
            {turnTexts[problem]}
          </Alert>
        )}
        <Text>{turnTexts.stay}</Text>
        <div>
          <Button tone="secondary" onPress={useLeave()}>
            順番待ちをやめる
          </Button>
        </div>
      </Stack>
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
    </Card>
  );
}

/** Gives the place up: the page is shown at once, and then knows of it. */
function useLeave(): () => void {
  const queryClient = useQueryClient();
  return () => {
    setTurn(undefined);
    const asked = { queryKey: getQueuePlaceQueryKey() };
    void leaveQueue()
      .catch(() => undefined)
      .then(() => queryClient.invalidateQueries(asked));
  };
}

/** The two large figures: the place and the time. */
const Figures = ({ place }: { place: QueuePlace }) => (
  <Stack gap={4}>
    <Inline gap={8}>
      {figuresOf(place).map(({ term, value }) => (
        <div key={term}>
          <Text size="label">{term}</Text>
          <Text size="display" isBold isNumber>
            {value}
          </Text>
        </div>
      ))}
    </Inline>
    {place.peopleWaiting !== null && (
      <Text tone="quiet" isNumber>
        {turnTexts.others(place.peopleWaiting, place.serverTime)}
      </Text>
    )}
  </Stack>
);

/** Gives the focus to the page's heading when the content goes with the pressed button, and after a press in the line. */
function useFocus(view: RefObject<HTMLElement | null>, isKept: boolean): void {
  useLayoutEffect(() => {
    const box = view.current;
    const toHeading = () => {
      const heading = box?.closest('main')?.querySelector<HTMLElement>('h1[tabindex]');
      heading?.focus({ preventScroll: true });
    };
    // A dialog of the page that waits would keep everything else from being used.
    for (const dialog of document.querySelectorAll('dialog[open]')) {
      if (dialog instanceof HTMLDialogElement) dialog.close();
    }
    if (!isKept) {
      toHeading();
      window.scrollTo(0, 0);
    }
    return () => {
      if (box?.contains(document.activeElement)) toHeading();
    };
  }, [view, isKept]);
}

/** Shows the page again when its turn has come, or nobody waits any more. */
function useEnd(place: QueuePlace | undefined, href: string): void {
  const router = useRouter();
  const queryClient = useQueryClient();
  const isDone = place?.state === 'open' || place?.state === 'admitted';
  const until = place?.admittedUntil ?? null;
  useEffect(() => {
    if (!isDone) return;
    // Places that were shown before the wait may be sold by now.
    void invalidateTag(queryClient, 'sailings');
    setTurn({ href, state: 'called', until });
    if (router.state.matches.some(({ status }) => status === 'error')) void router.invalidate();
  }, [isDone, until, href, queryClient, router]);
}

/** Says each step of the way to the turn once, whatever the numbers do in between. */
function useSpoken(place: QueuePlace | undefined): string {
  const [spoken, setSpoken] = useState({ step: Number.NaN, text: '' });
  const step = place && spokenStep(place);
  const isNews = step !== undefined && !(step >= spoken.step);
  if (place && isNews) setSpoken({ step, text: spokenText(place) });
  return spoken.text;
}
