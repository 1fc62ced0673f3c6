import { formatDateTime } from '@ferry/format/date';
import { Alert } from '@ferry/ui/Alert';
import { useIsOnline } from './use-is-online.ts';

/**
 * Without a network: of when the bookings on this page are, which stay readable. The banner above says
 * that there is none; what is shown is loaded again when it returns.
 */
export function OfflineReading({ at }: { at: string | number }) {
  const isOnline = useIsOnline();
  return (
    !isOnline && (
      <Alert tone="warning" title="読み込んだときの予約を表示しています">
        {`${formatDateTime(at)} 現在の内容です。接続が戻ると、最新の内容に変わります。`}
      </Alert>
    )
  );
}
