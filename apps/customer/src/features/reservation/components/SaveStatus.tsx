import { getDraftOptions } from '@ferry/api/customer';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { Inline } from '@ferry/ui/Inline';
import { Text } from '@ferry/ui/Text';
import { useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../../copy/error-texts.ts';
import type { CustomerForm } from '../model/use-customer-form.ts';

const texts = { idle: '', saving: '保存しています…', saved: '入力内容を保存しました', failed: '' };

/** Whether the answers are stored; on a failure what can be done. What was typed stays in any case. */
export function SaveStatus({ draftId, form }: { draftId: string; form: CustomerForm }) {
  const queryClient = useQueryClient();
  const { status, failure, saveNow } = form.autosave;
  const fetchDraft = () =>
    queryClient.fetchQuery({ ...getDraftOptions({ path: { draftId } }), staleTime: 0 });

  if (!failure) {
    return (
      <div role="status">
        <Text size="dense" tone="quiet">
          {texts[status]}
        </Text>
      </div>
    );
  }
  const action =
    failure.code === 'VERSION_CONFLICT' ? (
      <Inline>
        <Button tone="secondary" size="small" onPress={() => void fetchDraft().then(form.takeOver)}>
          別の画面の内容を表示する
        </Button>
        <Button
          tone="secondary"
          size="small"
          onPress={() => void fetchDraft().then(({ version }) => saveNow(version))}
        >
          この画面の内容で保存する
        </Button>
      </Inline>
    ) : (
      <Button tone="secondary" size="small" onPress={() => void saveNow()}>
        もう一度保存する
      </Button>
    );
  return (
    <Alert tone="error" title="入力内容を保存できませんでした" announce="assertive" action={action}>
      {errorText(failure)}
    </Alert>
  );
}
