import { Checkbox } from '@ferry/ui/Checkbox';
import { Link } from '@ferry/ui/Link';
import { fieldLabels } from '../../../copy/field-labels.ts';
import { operator } from '../../../copy/operator.ts';
import { autocompleteOf } from '../../../forms/autocomplete.ts';
import { NewEmailField } from '../../../forms/NewEmailField.tsx';
import { SubmitForm } from '../../../forms/SubmitForm.tsx';
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
      <NewEmailField
        label={fieldLabels.email}
        support="ログインに使い、予約のお知らせもお送りする宛先です。"
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
            <Link href={operator.legal.memberTerms}>会員規約</Link>
            <span>と</span>
            <Link href={operator.legal.privacyPolicy}>個人情報の取扱い</Link>
            <span>をお読みください。</span>
          </>
        }
        isSelected={agrees}
        error={form.errorOf(ids.consent)}
        onChange={setAgrees}
      />
    </SubmitForm>
  );
}
