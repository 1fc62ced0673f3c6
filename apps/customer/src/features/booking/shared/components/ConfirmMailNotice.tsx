import type { Reservation } from '@ferry/api/customer';
import { formatDateTime } from '@ferry/format/date';
import { Alert } from '@ferry/ui/Alert';
import { Stack } from '@ferry/ui/Stack';
import { MaskedEmailText } from '../../../../page/MaskedEmailText.tsx';
import { SendConfirmation } from './SendConfirmation.tsx';

/** Says that the places go back unless the mail's link is opened, and until when. */
export function ConfirmMailNotice({
  reservation: { confirmMailBy, representative, draftId },
}: {
  reservation: Pick<Reservation, 'confirmMailBy' | 'representative' | 'draftId'>;
}) {
  if (confirmMailBy === null) return null;
  return (
    <Stack gap={4}>
      <Alert tone="warning" title="メールアドレスの確認をお願いします">
        {`${formatDateTime(confirmMailBy)}までに、`}
        <MaskedEmailText email={representative.email} />
        にお送りした確認のメールのリンクを開いてください。確認がない場合、この予約は自動的に取り消されます。
      </Alert>
      {draftId && <SendConfirmation draftId={draftId} label="確認のメールをもう一度送る" />}
    </Stack>
  );
}
