import { createGuestSessionMutation } from '@ferry/api/customer';
import { asApiError } from '@ferry/api/errors';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { Card } from '@ferry/ui/Card';
import { Container } from '@ferry/ui/Container';
import { ErrorSummary } from '@ferry/ui/ErrorSummary';
import { RadioGroup } from '@ferry/ui/RadioGroup';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { TextField } from '@ferry/ui/TextField';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { errorText } from '../../copy/error-texts.ts';
import { Page } from '../../page/Page.tsx';
import { checkLookup, contactKinds, type LookupInput } from './model/check-lookup.ts';

const ids = { reservationNumber: 'lookup-number', contact: 'lookup-contact' } as const;

/** `/reservation-search`: a reservation by its number and the phone or e-mail given with it. */
export function LookupPage() {
  const [input, setInput] = useState<LookupInput>({
    reservationNumber: '',
    contactKind: 'phone',
    contact: '',
  });
  const [attempt, setAttempt] = useState(0);
  const [errors, setErrors] = useState<ReturnType<typeof checkLookup>>({});
  const navigate = useNavigate();
  const lookup = useMutation({
    ...createGuestSessionMutation(),
    onSuccess: ({ reservationId }) =>
      navigate({ to: '/reservation-detail/$id', params: { id: reservationId } }),
  });
  const change = (part: Partial<LookupInput>) => setInput((last) => ({ ...last, ...part }));
  const { label, support, type, autoComplete } = contactKinds[input.contactKind];

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = checkLookup(input);
    setErrors(found);
    setAttempt((last) => last + 1);
    if (Object.keys(found).length === 0 && !lookup.isPending) lookup.mutate({ body: input });
  };
  const problems = (['reservationNumber', 'contact'] as const).flatMap((field) => {
    const message = errors[field];
    return message ? [{ id: ids[field], message }] : [];
  });

  return (
    <Container width="form">
      <Page title="予約の照会" hasErrors={problems.length > 0}>
        <Text>
          予約番号と、ご予約時の電話番号またはメールアドレスを入力してください。会員登録は必要ありません。
        </Text>
        <Card padding="roomy">
          <form noValidate onSubmit={submit}>
            <Stack gap={6}>
              <ErrorSummary problems={problems} attempt={attempt} />
              {lookup.error && (
                <Alert tone="error" title="照会できませんでした" announce="assertive">
                  {errorText(asApiError(lookup.error))}
                </Alert>
              )}
              <TextField
                label="予約番号"
                support="8文字の英数字です。例:7KQ4 MX9R"
                id={ids.reservationNumber}
                value={input.reservationNumber}
                error={errors.reservationNumber}
                autoComplete="off"
                length={12}
                onChange={(reservationNumber) => change({ reservationNumber })}
              />
              <RadioGroup
                label="確認に使う連絡先"
                options={[
                  { value: 'phone', label: '電話番号' },
                  { value: 'email', label: 'メールアドレス' },
                ]}
                value={input.contactKind}
                isInline
                onChange={(contactKind) => change({ contactKind })}
              />
              <TextField
                label={label}
                support={support}
                id={ids.contact}
                type={type}
                autoComplete={autoComplete}
                value={input.contact}
                error={errors.contact}
                onChange={(contact) => change({ contact })}
              />
              <Button
                type="submit"
                tone="primary"
                size="large"
                isWide
                isPending={lookup.isPending}
                pendingLabel="照会しています"
              >
                予約を照会する
              </Button>
            </Stack>
          </form>
        </Card>
      </Page>
    </Container>
  );
}
