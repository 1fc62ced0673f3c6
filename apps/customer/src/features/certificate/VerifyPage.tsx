import { type CertificateVerification, verifyCertificateMutation } from '@ferry/api/customer';
import { asApiError } from '@ferry/api/errors';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { Card } from '@ferry/ui/Card';
import { Container } from '@ferry/ui/Container';
import { DescriptionList } from '@ferry/ui/DescriptionList';
import { Spinner } from '@ferry/ui/Spinner';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTypedText } from '../../forms/typed-parts.ts';
import { Page } from '../../page/Page.tsx';
import { CodeForm } from './CodeForm.tsx';
import { verifiedRows, verifiedText } from './verified-texts.ts';

/** `/certificate#…`: whether a certificate is ours, and how its sailing runs now. Every visitor may ask. */
export function VerifyPage({ token }: { token: string | undefined }) {
  const verify = useMutation(verifyCertificateMutation());
  // The code of a link that could not be verified may be tried again.
  const [brought, setBrought] = useState(token);
  const { text: typed, setText: setTyped, forget } = useTypedText('certificate-code', brought);
  const [isFollowing, setIsFollowing] = useState(token !== undefined);
  const begin = useEffectEvent(() => {
    if (token) verify.mutate({ body: { token } }, { onSettled: () => setIsFollowing(false) });
  });
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    begin();
  }, []);
  const { data } = verify;
  const goOn = () => {
    verify.reset();
    setBrought(undefined);
  };
  const title = data ? verifiedText(data).title : '証明書を確かめる';
  return (
    <Container width="form" isPage>
      <meta name="robots" content="noindex" />
      {/* What the result is comes first, and has the focus. */}
      <Page key={title} title={title}>
        {data && <Verified verification={data} onNext={goOn} />}
        {!data && isFollowing && <Spinner label="証明書を確かめています" />}
        {!data && !isFollowing && (
          <CodeForm
            typed={typed}
            onChange={setTyped}
            failure={verify.error ? asApiError(verify.error) : undefined}
            verify={(code) => verify.mutateAsync({ body: { token: code } }).then(forget)}
          />
        )}
      </Page>
    </Container>
  );
}

type VerifiedProps = { verification: CertificateVerification; onNext: () => void };

const Verified = ({ verification, onNext }: VerifiedProps) => {
  const { tone, text } = verifiedText(verification);
  return (
    <Stack gap={6}>
      <Alert tone={tone}>{text}</Alert>
      <Card padding="roomy">
        <Stack gap={4}>
          <Text>お手元の証明書と、同じ内容かをご確認ください。</Text>
          <DescriptionList rows={verifiedRows(verification)} />
        </Stack>
      </Card>
      <div>
        <Button tone="secondary" onPress={onNext}>
          別の証明書を確かめる
        </Button>
      </div>
    </Stack>
  );
};
