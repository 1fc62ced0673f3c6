import { formatDateTime } from '@ferry/format/date';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { Inline } from '@ferry/ui/Inline';
import { useState } from 'react';
import { Tickets } from './components/Tickets.tsx';
import { removeAllShared } from './model/kept-shared.ts';
import type { KeptTickets } from './model/kept-tickets.ts';
import { shownLeg } from './model/ticket-texts.ts';
import { withoutArrived } from './model/ticket-views.ts';
import { useNow } from './model/use-now.ts';

type KeptSharedPageProps = {
  kept: KeptTickets;
  /** Asks the server again; undefined where the page was opened without a link. */
  onLoad: (() => void) | undefined;
  onRemoved: () => void;
};

/** `/ticket` without a server, or without a link: the tickets on this device that others have sent. */
export function KeptSharedPage({ kept, onLoad, onRemoved }: KeptSharedPageProps) {
  const now = useNow(kept.legs.flatMap(({ opensAt, arrivesAt }) => [opensAt, arrivesAt]));
  const views = withoutArrived(kept.legs, now);
  const [chosen, setChosen] = useState<string>();
  const view = views.find(({ group }) => group?.id === chosen) ?? shownLeg(views, undefined);
  const [hasFailed, setFailed] = useState(false);
  if (!view) return null;
  const others = views.filter((each) => each !== view && each.group);
  return (
    <Tickets
      key={view.group?.id}
      view={view}
      isShared
      mark="この端末に保存した乗船券"
      notice={
        <Alert tone="info" title="電波がないときも表示できます">
          {`${formatDateTime(kept.keptAt)} 現在の内容です。有効かどうかは、港で確認します。`}
        </Alert>
      }
    >
      {hasFailed && (
        <Alert tone="error" announce="assertive" title="削除できませんでした">
          もう一度お試しください。
        </Alert>
      )}
      <Inline gap={4}>
        {others.map(({ title, group }) => (
          <Button key={group?.id} tone="secondary" onPress={() => setChosen(group?.id)}>
            {`${title.trim()} ${group?.title.trim()}の乗船券`}
          </Button>
        ))}
        {onLoad && (
          <Button tone="action" onPress={onLoad}>
            最新の状態を確かめる
          </Button>
        )}
        <Button
          tone="secondary"
          onPress={() => void removeAllShared().then(onRemoved, () => setFailed(true))}
        >
          この端末から削除する
        </Button>
      </Inline>
    </Tickets>
  );
}
