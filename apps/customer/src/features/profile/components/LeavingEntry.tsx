import { Button } from '@ferry/ui/Button';
import { Dialog } from '@ferry/ui/Dialog';
import { Text } from '@ferry/ui/Text';
import { useBlocker } from '@tanstack/react-router';
import { isEntryTyped, setOpenEntry } from '../model/typed-entry.ts';

/** Asks before another page of the site takes the place of what is typed and kept nowhere else. */
export function LeavingEntry() {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: isEntryTyped,
    // A reload and a close are asked about by the browser.
    enableBeforeUnload: false,
    withResolver: true,
  });
  if (status !== 'blocked') return null;
  const leave = () => {
    setOpenEntry(undefined);
    proceed();
  };
  return (
    <Dialog
      role="alertdialog"
      isOpen
      onClose={reset}
      title="入力した内容は保存されていません"
      actions={
        <>
          <Button tone="secondary" onPress={leave}>
            保存せずに移動する
          </Button>
          <Button tone="action" onPress={reset}>
            入力を続ける
          </Button>
        </>
      }
    >
      <Text>移動すると、入力した内容は消えます。</Text>
    </Dialog>
  );
}
