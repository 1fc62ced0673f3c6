import { asApiError } from '@ferry/api/errors';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { FailureText } from '../page/FailureText.tsx';

type ReservationsNotReadProps = { error: unknown; onAgain: () => void };

/** In the place of a member's bookings that could not be read. */
export const ReservationsNotRead = ({ error, onAgain }: ReservationsNotReadProps) => (
  <Alert
    tone="error"
    title="予約を表示できませんでした"
    announce="assertive"
    action={
      <Button tone="secondary" size="small" onPress={onAgain}>
        もう一度読み込む
      </Button>
    }
  >
    <FailureText error={asApiError(error)} />
  </Alert>
);
