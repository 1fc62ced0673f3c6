import { asApiError } from '@ferry/api/errors';
import { findEmailProblem, normaliseEmail } from '@ferry/format/email';
import { Button } from '@ferry/ui/Button';
import { ErrorSummary } from '@ferry/ui/ErrorSummary';
import { Heading } from '@ferry/ui/Heading';
import { Inline } from '@ferry/ui/Inline';
import { Stack } from '@ferry/ui/Stack';
import { useEffect, useRef, useState } from 'react';
import { copiedText, resentText } from '../../../../copy/companion-texts.ts';
import { emailProblemTexts, fieldErrorText } from '../../../../copy/field-errors.ts';
import { NewEmailField } from '../../../../forms/NewEmailField.tsx';
import { useForm } from '../../../../forms/use-form.ts';
import type { LinkRow } from '../model/link-rows.ts';
import type { PassengerLinks } from '../model/use-passenger-links.ts';

type SendFormProps = { row: LinkRow; links: PassengerLinks; onClose: () => void };

const ID = 'companion-email';
const field = {
  label: '同行者のメールアドレス',
  kind: 'type',
  example: 'jiro@example.jp',
} as const;

/** What is wrong with a typed address; nothing where it can be sent. */
function problemsOf(email: string) {
  const typed = normaliseEmail(email);
  const problem = findEmailProblem(typed);
  if (typed === '') return [{ id: ID, message: fieldErrorText('REQUIRED', field) }];
  if (!problem) return [];
  const message =
    problem === 'other' ? fieldErrorText('INVALID_FORMAT', field) : emailProblemTexts[problem];
  return [{ id: ID, message }];
}

/** The typed address, checked, and the link that is sent to it. */
function useSendForm({ row: { passenger }, links, onClose }: SendFormProps) {
  const [email, setEmail] = useState('');
  const form = useForm({
    check: () => problemsOf(email),
    send: async () => {
      try {
        await links.send({ passenger, email });
        onClose();
        return undefined;
      } catch (failure) {
        const [code] = asApiError(failure).fieldErrors.email ?? [];
        return code ? [{ id: ID, message: fieldErrorText(code, field) }] : undefined;
      }
    },
  });
  const copy = () =>
    void links.send({ passenger }).then(onClose, () => {
      // Why is said above the list.
    });
  const button = { isPending: links.sending === passenger, pendingLabel: 'リンクを作っています' };
  return { email, setEmail, form, copy, button };
}

/** How one companion gets the link: by mail, or copied into whatever they read. */
export function SendForm(props: SendFormProps) {
  const { name, link } = props.row;
  const { email, setEmail, form, copy, button } = useSendForm(props);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <form method="post" noValidate onSubmit={form.submit}>
      <Stack gap={4}>
        <Heading level={3} size={4} ref={heading} isFocusable>
          {`${name}に入力のリンクを送る`}
        </Heading>
        <ErrorSummary problems={form.problems} attempt={form.attempt} />
        <NewEmailField
          id={ID}
          label={field.label}
          autoComplete="off"
          support={link ? resentText : copiedText}
          value={email}
          error={form.errorOf(ID)}
          onChange={setEmail}
        />
        <Inline gap={4}>
          <Button type="submit" tone="action" {...button}>
            メールで送る
          </Button>
          <Button tone="secondary" {...button} onPress={copy}>
            コピーするリンクを作る
          </Button>
          <Button tone="quiet" onPress={props.onClose}>
            やめる
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
