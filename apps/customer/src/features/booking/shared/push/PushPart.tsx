import type { Reservation } from '@ferry/api/customer';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { Hidden } from '@ferry/ui/Hidden';
import { Stack } from '@ferry/ui/Stack';
import { Switch } from '@ferry/ui/Switch';
import { Text } from '@ferry/ui/Text';
import { type ComponentType, useRef } from 'react';
import { FailureText } from '../../../../page/FailureText.tsx';
import { Part, type PartProps } from '../components/Part.tsx';
import { usePush } from './use-push.ts';

type PushProps = { push: ReturnType<typeof usePush> };
type Again = { again: (isOn: boolean) => void };

type PushPartProps = {
  reservation: Pick<Reservation, 'id'>;
  /** How it stands on its page; defaults to a card of its own. */
  Frame?: ComponentType<PartProps>;
};

/** Asks whether this device is to be notified of what cannot wait; nothing where that cannot be. */
export function PushPart({ reservation, Frame = Part }: PushPartProps) {
  const push = usePush(reservation.id);
  if (push.support === 'none' || !push.isOffered || !push.isKnown) return null;
  return (
    <Hidden inPrint>
      <Frame id="push" title="欠航・遅延の通知">
        {push.support === 'here' ? <Here push={push} /> : <ToHomeScreen />}
      </Frame>
    </Hidden>
  );
}

const ToHomeScreen = () => (
  <Text>
    iPhone・iPadでは、共有メニューの「ホーム画面に追加」でこのサイトを追加し、そこから開いてこの予約を表示し、この欄のスイッチを入れると、欠航や遅延の通知を受け取れます。メールは今のままでも届きます。
  </Text>
);

function Here({ push }: PushProps) {
  const box = useRef<HTMLDivElement>(null);
  const again = (isOn: boolean) => {
    push.change(isOn);
    // The button is gone with the failure that it is about.
    box.current?.querySelector('input')?.focus();
  };
  return (
    <Stack gap={4} ref={box}>
      <Text>欠航、遅れ、運航の再開が決まると、画面を閉じていてもすぐにお知らせします。</Text>
      <Switch
        label="欠航・遅延をこの端末に通知"
        support="通知に氏名と予約番号は出ません。到着すると終わります。"
        isSelected={push.pending ?? push.isOn}
        onChange={push.change}
      />
      {push.isRefused ? (
        <Refused isPressed={push.failed !== undefined} />
      ) : (
        <Progress push={push} again={again} />
      )}
    </Stack>
  );
}

const Refused = ({ isPressed }: { isPressed: boolean }) => (
  <Alert
    // Put in anew, with its role, when a press is what it says no to.
    key={String(isPressed)}
    tone="info"
    title="このサイトの通知は、ブラウザーで拒否されています"
    {...(isPressed && { announce: 'assertive' })}
  >
    受け取るには、端末またはブラウザーの設定の「通知」で、このサイトを許可してから、この画面に戻ってください。メールは届きます。
  </Alert>
);

/** What becomes of a press. */
const Progress = ({ push, again }: PushProps & Again) => (
  <>
    <div role="status">
      {push.pending !== undefined && (
        <Text>{push.pending ? '設定しています…' : '解除しています…'}</Text>
      )}
      {push.isChanged && (
        <Text>
          {push.isOn ? 'この端末に通知します。' : 'この端末には通知しません。メールは届きます。'}
        </Text>
      )}
    </div>
    {push.failed && <Failed failed={push.failed} again={again} />}
  </>
);

type FailedProps = Again & { failed: NonNullable<PushProps['push']['failed']> };

/** Says why, and does what was pressed again. */
function Failed({ again, failed: { toOn, why } }: FailedProps) {
  const button = (
    <Button tone="secondary" onPress={() => again(toOn)}>
      {toOn ? 'もう一度、通知を設定する' : 'もう一度、通知を解除する'}
    </Button>
  );
  if (why === 'unanswered') {
    return (
      <Alert tone="info" title="まだ通知しません" announce="assertive" action={button}>
        ブラウザーの確認で「許可」を選ぶと、通知できます。
      </Alert>
    );
  }
  return (
    <Alert
      tone="error"
      title={toOn ? '通知を設定できませんでした' : '通知を解除できませんでした'}
      announce="assertive"
      action={button}
    >
      {why === 'browser' ? (
        'ブラウザーの通知サービスにつながりませんでした。電波の届く所で、もう一度お試しください。プライベートブラウズでは使えません。'
      ) : (
        <FailureText error={why} />
      )}
    </Alert>
  );
}
