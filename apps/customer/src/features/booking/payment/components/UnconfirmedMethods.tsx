import { listDraftPaymentMethodsOptions, type PaymentMethods } from '@ferry/api/customer';
import { Button } from '@ferry/ui/Button';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Part } from '../../shared/components/Part.tsx';
import { SendConfirmation } from '../../shared/components/SendConfirmation.tsx';

/** The way to methods that can be chosen once the mail address is confirmed, and that it now is. */
export function UnconfirmedMethods({
  draftId,
  methods,
}: {
  draftId: string;
  methods: PaymentMethods;
}) {
  const isUnconfirmed = methods.options.some(({ reason }) => reason === 'MAIL_UNCONFIRMED');
  const [wasUnconfirmed, setWasUnconfirmed] = useState(isUnconfirmed);
  if (isUnconfirmed && !wasUnconfirmed) setWasUnconfirmed(true);
  const [isAsked, setIsAsked] = useState(false);
  const { refetch, isFetching } = useQuery({
    ...listDraftPaymentMethodsOptions({ path: { draftId } }),
    // The link is followed in the mail program or another tab: it is noticed on coming back.
    refetchOnWindowFocus: isUnconfirmed && 'always',
  });
  if (!wasUnconfirmed) return null;
  const check = () => {
    setIsAsked(true);
    void refetch();
  };
  return (
    <Part id="confirm-mail" title="コンビニ・窓口でのお支払いをご希望の方へ">
      <Stack gap={4}>
        {isUnconfirmed && (
          <>
            <Text>
              コンビニ・窓口でのお支払いの前に、メールアドレスの確認をお願いしています。クレジットカードはそのままお選びいただけます。
            </Text>
            <SendConfirmation draftId={draftId} label="確認のメールを送る" />
          </>
        )}
        <div role="status">
          {!isUnconfirmed && (
            <Text>メールアドレスの確認が済みました。コンビニ・窓口もお選びいただけます。</Text>
          )}
          {isUnconfirmed && isAsked && !isFetching && (
            <Text>
              まだ確認できていません。メールのリンクを開いてから、もう一度お試しください。
            </Text>
          )}
        </div>
        {/* Once pressed it has the focus, and stays. */}
        {(isUnconfirmed || isAsked) && (
          <Button tone="quiet" isPending={isFetching} pendingLabel="調べています" onPress={check}>
            確認できたか調べる
          </Button>
        )}
      </Stack>
    </Part>
  );
}
