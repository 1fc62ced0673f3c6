import { listDraftPaymentMethodsOptions, type PaymentMethods } from '@ferry/api/customer';
import { Button } from '@ferry/ui/Button';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { Part } from '../../shared/components/Part.tsx';
import { SendConfirmation } from '../../shared/components/SendConfirmation.tsx';

/** The way to methods that can be chosen once the mail address is confirmed. */
export function UnconfirmedMethods({
  draftId,
  methods,
}: {
  draftId: string;
  methods: PaymentMethods;
}) {
  const isUnconfirmed = methods.options.some(({ reason }) => reason === 'MAIL_UNCONFIRMED');
  const { refetch, isFetching } = useQuery({
    ...listDraftPaymentMethodsOptions({ path: { draftId } }),
    // The link is followed in the mail program or another tab: it is noticed on coming back.
    refetchOnWindowFocus: isUnconfirmed && 'always',
  });
  if (!isUnconfirmed) return null;
  return (
    <Part id="confirm-mail" title="コンビニ・窓口でのお支払いをご希望の方へ">
      <Stack gap={4}>
        <Text>
          コンビニ・窓口でのお支払いの前に、メールアドレスの確認をお願いしています。クレジットカードはそのままお選びいただけます。
        </Text>
        <SendConfirmation draftId={draftId} label="確認のメールを送る" />
        <Button
          tone="quiet"
          isPending={isFetching}
          pendingLabel="調べています"
          onPress={() => void refetch()}
        >
          確認できたか調べる
        </Button>
      </Stack>
    </Part>
  );
}
