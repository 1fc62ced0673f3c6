import type { ApiError } from '@ferry/api/errors';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { ErrorSummary } from '@ferry/ui/ErrorSummary';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { TextField } from '@ferry/ui/TextField';
import { errorText } from '../../copy/error-texts.ts';
import { useForm } from '../../forms/use-form.ts';
import { codeOf } from './verified-texts.ts';

const CODE_ID = 'certificate-code';
/** Of the contract. */
const LONGEST = 400;

type CodeFormProps = {
  typed: string;
  onChange: (typed: string) => void;
  failure: ApiError | undefined;
  verify: (code: string) => Promise<unknown>;
};

/** For a certificate whose QR code cannot be read. */
export function CodeForm({ typed, onChange, failure, verify }: CodeFormProps) {
  const code = codeOf(typed);
  const form = useForm({
    check: () =>
      code && code.length <= LONGEST ? [] : [{ id: CODE_ID, message: missingText(code) }],
    // What fails is shown above the field.
    send: async () => {
      await verify(code).catch(() => undefined);
      return undefined;
    },
  });
  return (
    <form method="post" noValidate onSubmit={form.submit}>
      <Stack gap={6}>
        <ErrorSummary attempt={form.attempt} problems={form.problems} />
        <Text>
          欠航証明書・遅延証明書が当社の発行したものかと、その便の現在の運航を確かめられます。証明書のQRコードを読み取るか、コードを貼り付けてください。
        </Text>
        {failure && (
          <Alert tone="error" announce="assertive" title="証明書を確かめられませんでした">
            {failureText(failure)}
          </Alert>
        )}
        <TextField
          id={CODE_ID}
          label="証明書のコード"
          support="QRコードの下の英数字です。アドレスごと貼り付けてもかまいません。"
          autoComplete="off"
          value={typed}
          error={form.errorOf(CODE_ID)}
          onChange={onChange}
        />
        <Button
          type="submit"
          tone="primary"
          size="large"
          isWide
          isPending={form.isPending}
          pendingLabel="確かめています"
        >
          確かめる
        </Button>
      </Stack>
    </form>
  );
}

const missingText = (code: string): string =>
  code
    ? '証明書のコードだけを貼り付けてください。コードは400文字までです。'
    : '証明書のコードを入力してください。';

const failureText = (failure: ApiError): string =>
  failure.code === 'TOKEN_INVALID'
    ? '当社の証明書のコードではないか、一部が欠けています。QRコードをもう一度読み取るか、コードをすべて貼り付けてください。発行から1年を過ぎた証明書は、確かめられないことがあります。'
    : errorText(failure);
