import type { Member } from '@ferry/api/external';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { EmailField } from '@ferry/ui/EmailField';
import { ErrorSummary } from '@ferry/ui/ErrorSummary';
import { Stack } from '@ferry/ui/Stack';
import { VisuallyHidden } from '@ferry/ui/VisuallyHidden';
import { fieldLabels } from '../../../copy/field-labels.ts';
import { autocompleteOf } from '../../../forms/autocomplete.ts';
import { ButtonLink, Link } from '../../../page/links.tsx';
import { forgetEdit } from '../model/edit.ts';
import { useEdit } from '../model/use-edit.ts';
import { MemberParts } from './MemberFields.tsx';

type EditFormProps = { member: Member };

/** What a member has written of themselves, to be written again. */
export function EditForm({ member }: EditFormProps) {
  const { answers, change, form } = useEdit(member);
  return (
    <form method="post" noValidate onSubmit={form.submit}>
      <Stack gap={6}>
        <ErrorSummary problems={form.problems} attempt={form.attempt} />
        <MemberParts
          {...{ answers, change }}
          errorOf={form.errorOf}
          email={
            <div>
              <EmailField
                label={fieldLabels.email}
                id="member-email"
                autoComplete={autocompleteOf('member-email')}
                value={member.email ?? ''}
                onChange={() => undefined}
                isReadOnly
              />
              <Link to="/member/change-email">
                変更する<VisuallyHidden>(メールアドレス)</VisuallyHidden>
              </Link>
            </div>
          }
        />
        <Alert tone="info">
          すでに入っている予約のお名前と連絡先は変わりません。予約の詳細から変更できます。
        </Alert>
        <Button type="submit" tone="primary" size="large" isWide>
          確認へ進む
        </Button>
        <div>
          <ButtonLink to="/member" search={{ show: 'contact' }} tone="quiet" onClick={forgetEdit}>
            変更せずに戻る
          </ButtonLink>
        </div>
      </Stack>
    </form>
  );
}
