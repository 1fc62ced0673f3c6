import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { Checkbox } from '@ferry/ui/Checkbox';
import { Hidden } from '@ferry/ui/Hidden';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { useRef, useState } from 'react';
import { namesWord } from '../../../../page/offered-words.ts';
import { Part } from '../../../booking/shared/components/Part.tsx';
import { keptText } from '../model/kept-texts.ts';
import type { TicketLegView } from '../model/kept-tickets.ts';
import { hasTickets, mayStillHaveTickets } from '../model/ticket-texts.ts';
import type { useKeptTickets } from '../model/use-kept-tickets.ts';

type KeepTicketsProps = {
  kept: ReturnType<typeof useKeptTickets>;
  /** Of all voyages. */
  views: readonly TicketLegView[];
  /** They name nobody: there are no names to be kept. */
  isNameless?: boolean;
};

/** Keeps the tickets on this device, for a port without a network, and removes them again. */
export function KeepTickets({ kept, views, isNameless = false }: KeepTicketsProps) {
  const { state } = kept;
  const status = useRef<HTMLDivElement>(null);
  // The button that had the focus goes.
  const press = (work: Promise<void>) => void work.then(() => status.current?.focus());
  const isUnused = state.status === 'none' || state.status === 'unknown';
  if (isUnused && !mayStillHaveTickets(views)) return null;
  return (
    <Hidden inPrint>
      <Part id="keep" title="電波がないときのために">
        <Stack gap={4}>
          <Text>
            乗船券、締切、乗り場への行き方と電話を、この端末に保存できます。到着後は表示されず、次に開いたときに消えます。ログアウトしても消えます。
          </Text>
          <div role="status" tabIndex={-1} ref={status}>
            {state.status === 'kept' && state.isNew && (
              <Alert tone="success" title="この端末に保存しました">
                {keptText(views, state)}
              </Alert>
            )}
            {state.status === 'removed' && (
              <Alert tone="success" title="この端末から削除しました" />
            )}
          </div>
          {state.status === 'kept' ? (
            <>
              {!state.isNew && <Text>この端末に保存してあります。{keptText(views, state)}</Text>}
              <div>
                <Button
                  tone="secondary"
                  isPending={kept.isPending}
                  pendingLabel="削除しています"
                  onPress={() => press(kept.remove())}
                >
                  この端末から削除する
                </Button>
              </div>
            </>
          ) : (
            <NotKept
              {...{ kept, isNameless }}
              canKeep={hasTickets(views)}
              onKeep={(hasNames) => press(kept.keep(hasNames))}
            />
          )}
        </Stack>
      </Part>
    </Hidden>
  );
}

type NotKeptProps = Pick<KeepTicketsProps, 'kept' | 'isNameless'> & {
  /** Whether there is a ticket that could be kept. */
  canKeep: boolean;
  onKeep: (hasNames: boolean) => void;
};

function NotKept({ kept, isNameless, canKeep, onKeep }: NotKeptProps) {
  const [hasNames, setHasNames] = useState(false);
  if (!canKeep) return <Text>乗船券ができたら、保存できます。</Text>;
  return (
    <>
      {kept.state.status === 'failed' && (
        <Alert tone="error" announce="assertive" title="この端末に保存できませんでした">
          印刷するか、この画面の写真を撮ってお持ちください。ブラウザーの設定やプライベートブラウズでは保存できないことがあります。
        </Alert>
      )}
      {!isNameless && (
        <Checkbox
          label={`${namesWord()}も保存する`}
          support="この端末を使う方が見られるようになります。"
          isSelected={hasNames}
          onChange={setHasNames}
        />
      )}
      <div>
        <Button
          tone="action"
          isPending={kept.isPending}
          pendingLabel="保存しています"
          onPress={() => onKeep(hasNames)}
        >
          この端末に保存する
        </Button>
      </div>
    </>
  );
}
