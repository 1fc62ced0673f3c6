import { asApiError } from '@ferry/api/errors';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { Card } from '@ferry/ui/Card';
import { DescriptionList } from '@ferry/ui/DescriptionList';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { VisuallyHidden } from '@ferry/ui/VisuallyHidden';
import { errorText } from '../../../copy/error-texts.ts';
import { ButtonLink, Link } from '../../../page/links.tsx';
import { type Edit, forgetEdit } from '../model/edit.ts';
import { memberRows } from '../model/member-rows.ts';
import { useSaveEdit } from '../model/use-save-edit.ts';
import { EditConflict } from './EditConflict.tsx';

/** What will be saved, each with a link to its field. */
export function ConfirmEdit({ given }: { given: Edit }) {
  const { save, latest } = useSaveEdit(given);
  const failure = save.error && asApiError(save.error);
  return (
    <Stack gap={6}>
      {latest ? (
        <EditConflict latest={latest} answers={given.answers} />
      ) : (
        <Text>まだ変更は終わっていません。</Text>
      )}
      <Card as="section" padding="roomy">
        <DescriptionList
          rows={memberRows(given.answers).map(({ field, ...row }) => ({
            ...row,
            action: (
              <Link to="/member/edit" hash={field}>
                直す
                <VisuallyHidden>{`(${row.term})`}</VisuallyHidden>
              </Link>
            ),
          }))}
        />
      </Card>
      {failure && (
        <Alert tone="error" title="変更できませんでした" announce="assertive">
          {errorText(failure)}
        </Alert>
      )}
      <Button
        tone="primary"
        size="large"
        isWide
        isPending={save.isPending}
        pendingLabel="保存しています"
        onPress={() => save.mutate()}
      >
        {latest ? 'この内容で上書きする' : 'この内容に変更する'}
      </Button>
      <div>
        {latest ? (
          <ButtonLink to="/member/edit" tone="quiet" onClick={forgetEdit}>
            最新の内容を見る
          </ButtonLink>
        ) : (
          <ButtonLink to="/member/edit" tone="quiet">
            入力へ戻る
          </ButtonLink>
        )}
      </div>
    </Stack>
  );
}
