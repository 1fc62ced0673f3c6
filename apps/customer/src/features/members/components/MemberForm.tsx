import { Button } from '@ferry/ui/Button';
import { Card } from '@ferry/ui/Card';
import { EmailField } from '@ferry/ui/EmailField';
import { ErrorSummary } from '@ferry/ui/ErrorSummary';
import { FieldGroup } from '@ferry/ui/FieldGroup';
import { Stack } from '@ferry/ui/Stack';
import { fieldLabels } from '../../../copy/field-labels.ts';
import { autocompleteOf } from '../../../forms/autocomplete.ts';
import { useRegistration } from '../model/use-registration.ts';
import { MemberParts } from './MemberFields.tsx';
import { NewPassword } from './NewPassword.tsx';

/** Everything that is asked of a new member, on one screen. */
export function MemberForm({ email }: { email: string }) {
  const { answers, change, password, setPassword, form } = useRegistration();
  return (
    <form method="post" noValidate onSubmit={form.submit}>
      <Stack gap={6}>
        <ErrorSummary problems={form.problems} attempt={form.attempt} />
        <MemberParts
          {...{ answers, change }}
          errorOf={form.errorOf}
          email={
            <EmailField
              label={fieldLabels.email}
              support="確認が済んでいます。"
              id="member-email"
              autoComplete={autocompleteOf('member-email')}
              value={email}
              onChange={() => undefined}
              isReadOnly
            />
          }
        />
        <Card as="section" padding="roomy">
          <FieldGroup legend={fieldLabels.password} level={2}>
            <NewPassword
              label={fieldLabels.password}
              id="member-password"
              value={password}
              error={form.errorOf('member-password')}
              onChange={setPassword}
            />
          </FieldGroup>
        </Card>
        <Button type="submit" tone="primary" size="large" isWide>
          確認へ進む
        </Button>
      </Stack>
    </form>
  );
}
