import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { useRef } from 'react';

/** Says that help with boarding was asked for in the search and is still to be named, and how to do without. */
export function HelpAsked({ onNone }: { onNone: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  const giveUp = () => {
    // The button goes with the alert: the line that opens these fields takes the focus.
    box.current?.closest('details')?.querySelector('summary')?.focus();
    onNone();
  };
  return (
    <div ref={box}>
      <Alert
        tone="info"
        title="乗り降りの手伝いの内容をお知らせください"
        action={
          <Button tone="secondary" size="small" onPress={giveUp}>
            手伝いは必要ありません
          </Button>
        }
      >
        手伝いの必要な方の欄で、下の同意のあとに内容をお選びください。乗船手続き締切は、手伝いのある時刻で表示しています。
      </Alert>
    </div>
  );
}
