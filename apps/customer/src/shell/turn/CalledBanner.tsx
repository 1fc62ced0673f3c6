import { Banner } from '@ferry/ui/Banner';
import { useLayoutEffect } from 'react';
import { turnTexts } from '../../copy/turn-texts.ts';
import { setTurn, type Turn } from './turn-state.ts';

/** The page whose turn has come is shown again: it is said, and the keyboard goes on there. */
export function CalledBanner({ turn: { until } }: { turn: Turn }) {
  useLayoutEffect(() => {
    const main = document.getElementById('main');
    const heading = main?.querySelector<HTMLElement>('h1[tabindex]') ?? main;
    heading?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  return (
    <Banner title={turnTexts.called} onDismiss={() => setTurn(undefined)}>
      {until ? turnTexts.until(until) : turnTexts.goOn}
    </Banner>
  );
}
