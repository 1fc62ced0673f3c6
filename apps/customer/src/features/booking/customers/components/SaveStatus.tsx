import { type Draft, getDraftOptions } from '@ferry/api/customer';
import { asApiError } from '@ferry/api/errors';
import { readAnew } from '@ferry/api/read-anew';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { Inline } from '@ferry/ui/Inline';
import { Text } from '@ferry/ui/Text';
import { useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../../../copy/error-texts.ts';
import { useIsOnline } from '../../../../page/use-is-online.ts';
import { DraftGone } from '../../shared/components/DraftGone.tsx';
import type { Flow } from '../../shared/model/flow.ts';
import type { CustomerForm } from '../model/use-customer-form.ts';

type SaveStatusProps = { flow: Flow; draft: Draft; form: CustomerForm };

/**
 * Whether the answers are stored; on a failure what can be done. What was typed stays in any case.
 * The first save and each failure are said aloud, once: a save follows every pause, and would talk
 * over the next field.
 */
export function SaveStatus({ flow, draft, form }: SaveStatusProps) {
  const { status, failure, saveNow } = form.autosave;
  const isOnline = useIsOnline();
  const saveAgain = () => {
    form.holdUp();
    void saveNow();
  };
  // The bar above says it, and that saving goes on with the network; only a press is answered as well.
  const isSaidAbove = failure?.code === 'OFFLINE' && !isOnline && !form.isHeldUp;
  if (!failure || isSaidAbove) {
    return (
      <div
        role="status"
        aria-live={form.autosave.draft.version > draft.version + 1 ? 'off' : 'polite'}
      >
        {status === 'saved' && (
          <Text size="dense" tone="quiet">
            入力内容を保存しました
          </Text>
        )}
      </div>
    );
  }
  if (failure.code === 'NOT_FOUND')
    return <DraftGone {...{ flow, draft }} customers={form.input} />;
  return (
    <Alert
      tone="error"
      title="入力内容を保存できませんでした"
      announce="assertive"
      action={
        failure.code === 'VERSION_CONFLICT' ? (
          <ConflictActions draftId={draft.id} form={form} />
        ) : (
          <Button tone="secondary" size="small" onPress={saveAgain}>
            もう一度保存する
          </Button>
        )
      }
    >
      {errorText(failure)}
    </Alert>
  );
}

/** Another tab has saved meanwhile: the customer says which answers count. */
function ConflictActions({ draftId, form }: { draftId: string; form: CustomerForm }) {
  const queryClient = useQueryClient();
  const withLatest = (use: (latest: Draft) => unknown) =>
    readAnew(queryClient, getDraftOptions({ path: { draftId } })).then(use, (error: unknown) =>
      form.autosave.fail(asApiError(error)),
    );
  return (
    <Inline>
      <Button tone="secondary" size="small" onPress={() => void withLatest(form.takeOver)}>
        別の画面の内容を表示する
      </Button>
      <Button
        tone="secondary"
        size="small"
        onPress={() => void withLatest(({ version }) => form.autosave.saveNow(version))}
      >
        この画面の内容で保存する
      </Button>
    </Inline>
  );
}
