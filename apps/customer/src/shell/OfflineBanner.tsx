import { Banner } from '@ferry/ui/Banner';
import { useIsOnline } from '../page/use-is-online.ts';

/** Stays while there is no network. */
export function OfflineBanner() {
  const isOnline = useIsOnline();
  return (
    !isOnline && (
      <Banner tone="warning" title="インターネットに接続できません。" isSticky>
        入力された内容は残っています。接続が戻ると、保存と読み込みを続けます。
      </Banner>
    )
  );
}
