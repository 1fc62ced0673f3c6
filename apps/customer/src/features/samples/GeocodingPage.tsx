import { findNearestPortsMutation } from '@ferry/api/customer';
import { type ApiError, asApiError } from '@ferry/api/errors';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { Card } from '@ferry/ui/Card';
import { Container } from '@ferry/ui/Container';
import { ErrorSummary } from '@ferry/ui/ErrorSummary';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { TextField } from '@ferry/ui/TextField';
import { VisuallyHidden } from '@ferry/ui/VisuallyHidden';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../copy/error-texts.ts';
import { useTypedText } from '../../forms/typed-parts.ts';
import { useForm } from '../../forms/use-form.ts';
import { Page } from '../../page/Page.tsx';
import { NearestPorts } from './components/NearestPorts.tsx';
import { placeOf } from './model/place-of.ts';

const FIELD = 'geocoding-place';
const EXAMPLE = '例:040-0063、北海道函館市若松町';

/** What is wrong with the field, as far as the answer says it is the field. */
function fieldError({ code, fieldErrors }: ApiError): string | undefined {
  if (code === 'POSTAL_CODE_NOT_FOUND') {
    return 'この郵便番号の住所は見つかりませんでした。住所を入力してください。';
  }
  return fieldErrors.address ? `都道府県から始まる住所を入力してください。${EXAMPLE}` : undefined;
}

const Failure = ({ failure }: { failure: ApiError }) => (
  <Alert tone="error" title="調べられませんでした" announce="assertive">
    {errorText(failure)}
  </Alert>
);

/** What is typed, and the ports that the last press has found. */
function useGeocoding() {
  const [asked, setAsked] = useState('');
  const { text: typed, setText: setTyped, forget } = useTypedText(FIELD, asked);
  const nearest = useMutation(findNearestPortsMutation());
  const failure = nearest.error ? asApiError(nearest.error) : undefined;
  const form = useForm({
    check: () =>
      placeOf(typed)
        ? []
        : [{ id: FIELD, message: `郵便番号か住所を入力してください。${EXAMPLE}` }],
    send: async () => {
      const place = placeOf(typed);
      const settle = () => {
        setAsked(typed);
        forget();
        return undefined;
      };
      const wrong = await nearest
        .mutateAsync({ body: place ?? {} })
        .then(settle, (error: unknown) => fieldError(asApiError(error)));
      return wrong ? [{ id: FIELD, message: wrong }] : [];
    },
  });
  return { typed, setTyped, form, failure, found: nearest.data };
}

/** `/samples/geocoding`: a postal code or an address, its parts, and the ports nearest to it. */
export function GeocodingPage() {
  const { typed, setTyped, form, failure, found } = useGeocoding();
  const error = form.errorOf(FIELD);

  return (
    <Container width="form" isPage>
      {/* A page to try things out on is nothing to be found. */}
      <meta name="robots" content="noindex" />
      <Page title="最寄りの港を探す">
        <Text>郵便番号か住所から、近い港とおよその距離を調べます。</Text>
        <Card padding="roomy">
          <form method="post" noValidate onSubmit={form.submit}>
            <Stack gap={6}>
              <ErrorSummary problems={form.problems} attempt={form.attempt} />
              {failure && !error && <Failure failure={failure} />}
              <TextField
                label="郵便番号または住所"
                support={`全角・半角は問いません。${EXAMPLE}`}
                id={FIELD}
                value={typed}
                error={error}
                autoComplete="off"
                onChange={setTyped}
              />
              <Button
                type="submit"
                tone="primary"
                size="large"
                isWide
                isPending={form.isPending}
                pendingLabel="調べています"
              >
                港を調べる
              </Button>
            </Stack>
          </form>
        </Card>
        <VisuallyHidden role="status">
          {found && `近い港が${found.ports.length}か所見つかりました。`}
        </VisuallyHidden>
        {found && <NearestPorts {...found} />}
      </Page>
    </Container>
  );
}
