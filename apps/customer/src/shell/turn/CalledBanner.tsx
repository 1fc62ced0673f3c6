import { Banner } from '@ferry/ui/Banner';
import { useLayoutEffect } from 'react';
import { turnTexts } from '../../copy/turn-texts.ts';
import { setTurn, type Turn } from './turn-state.ts';

/** The page whose turn has come is shown again, from its top: it is said once. The focus stays where it is. */
export function CalledBanner({ turn: { until } }: { turn: Turn }) {
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  return (
    <Banner title={turnTexts.called} onDismiss={() => setTurn(undefined)}>
      {until ? turnTexts.until(until) : turnTexts.goOn}
    </Banner>
  );
}
