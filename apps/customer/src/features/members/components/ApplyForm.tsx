import { Checkbox } from '@ferry/ui/Checkbox';
import { EmailField } from '@ferry/ui/EmailField';
import { Link } from '@ferry/ui/Link';
import { fieldLabels } from '../../../copy/field-labels.ts';
import { operator } from '../../../copy/operator.ts';
import { autocompleteOf } from '../../../page/autocomplete.ts';
import { SubmitForm } from '../../../page/SubmitForm.tsx';
import { applyIds as ids, useApply } from '../model/use-apply.ts';

/** Address and consent. Whether the address is a member's already is told by the mail alone. */
export function ApplyForm() {
  const { email, setEmail, agrees, setAgrees, form, failure } = useApply();
  return (
    <SubmitForm
      {...{ form, failure }}
      failureTitle="メールを送信できませんでした"
      action="登録用メールを送る"
      pendingLabel="送信しています"
    >
      <EmailField
        label={fieldLabels.email}
        support="予約の確認をお送りする宛先です。"
        id={ids.email}
        name="email"
        autoComplete={autocompleteOf(ids.email)}
        value={email}
        error={form.errorOf(ids.email)}
        onChange={setEmail}
      />
      <Checkbox
        id={ids.consent}
        label="会員規約と個人情報の取扱いに同意します"
        support={
          <>
            <Link href={operator.legal.memberTerms}>会員規約</Link>と
            <Link href={operator.legal.privacyPolicy}>個人情報の取扱い</Link>をお読みください。
          </>
        }
        isSelected={agrees}
        error={form.errorOf(ids.consent)}
        onChange={setAgrees}
      />
    </SubmitForm>
  );
}
