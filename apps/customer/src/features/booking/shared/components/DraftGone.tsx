import type { CustomerInput, Draft } from '@ferry/api/customer';
import { asApiError } from '@ferry/api/errors';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { errorText } from '../../../../copy/error-texts.ts';
import type { Flow } from '../model/flow.ts';
import { useRestartDraft } from '../model/use-restart-draft.ts';

type DraftGoneProps = { flow: Flow; draft: Draft; customers: CustomerInput };

/** The server no longer has the draft: one press goes on with what stands on the screen. */
export function DraftGone({ flow, draft, customers }: DraftGoneProps) {
  const restart = useRestartDraft(flow);
  return (
    <Alert
      tone="error"
      title="保存していた入力の期限が過ぎました"
      announce="assertive"
      action={
        <Button
          tone="secondary"
          isPending={restart.isPending}
          pendingLabel="引き継いでいます"
          onPress={() => restart.mutate({ draft, customers })}
        >
          この画面の入力で続ける
        </Button>
      }
    >
      {restart.error
        ? errorText(asApiError(restart.error))
        : 'しばらく操作がなかったか、Cookieが削除されました。この画面の入力は残っています。'}
    </Alert>
  );
}
