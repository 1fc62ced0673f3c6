import type { CommitRequest } from '@ferry/api/customer';
import { Button } from '@ferry/ui/Button';
import { ErrorSummary } from '@ferry/ui/ErrorSummary';
import { Inline } from '@ferry/ui/Inline';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import type { ReactNode } from 'react';
import { fieldErrorText } from '../../../../copy/field-errors.ts';
import { useForm } from '../../../../forms/use-form.ts';
import { useConsent } from '../model/given-consents.ts';
import { CONSENT_ID, ConsentField, consentName, consentsOf } from './ConsentField.tsx';

const missing = {
  id: CONSENT_ID,
  message: fieldErrorText('NOT_ACCEPTED', { label: consentName, kind: 'choose' }),
};

type ConsentFormProps = {
  /** Id of the hold or change that is agreed to. */
  of: string;
  /** The words of the one button. */
  label: string;
  isPending: boolean;
  /** Called with the consents once they are given; ignores presses while it runs. */
  onConfirm: (consents: CommitRequest['consents']) => void;
  /** What is said where it was refused. */
  failure: ReactNode;
  /** What never happens twice. */
  once: string;
  /** How to go back, or to give it up. */
  children: ReactNode;
};

/** The end of a flow: the consent and the one button that makes it binding. */
export function ConsentForm(props: ConsentFormProps) {
  const { of, label, isPending, onConfirm, failure, once, children } = props;
  const [given, setGiven] = useConsent(of);
  const form = useForm({
    check: () => (given ? [] : [missing]),
    send: () => {
      onConfirm(consentsOf(given));
      // The call itself ignores presses while it runs.
      return undefined;
    },
  });
  return (
    <form method="post" noValidate onSubmit={form.submit}>
      <Stack gap={3}>
        <ErrorSummary problems={form.problems} attempt={form.attempt} />
        <ConsentField isGiven={given} onChange={setGiven} error={form.errorOf(CONSENT_ID)} />
        {failure}
        <Button
          type="submit"
          tone="primary"
          size="large"
          isWide
          isPending={isPending}
          pendingLabel="処理中です。画面を閉じないでください"
        >
          {label}
        </Button>
        <Text size="dense" tone="quiet">
          {once}規約のリンクは、新しいタブで開きます。
        </Text>
        {children && <Inline gap={6}>{children}</Inline>}
      </Stack>
    </form>
  );
}
