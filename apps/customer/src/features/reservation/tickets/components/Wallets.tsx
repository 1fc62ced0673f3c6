import { createWalletPassMutation, type WalletKind } from '@ferry/api/customer';
import { asApiError } from '@ferry/api/errors';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { ButtonLink } from '@ferry/ui/ButtonLink';
import { Hidden } from '@ferry/ui/Hidden';
import { Inline } from '@ferry/ui/Inline';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { errorText } from '../../../../copy/error-texts.ts';
import { Part } from '../../../booking/shared/components/Part.tsx';
import { savePass } from '../model/save-pass.ts';
import { shownWallets, walletNames } from '../model/wallet-texts.ts';

type WalletsProps = {
  reservationId: string;
  /** Of the whole party; it can be shown now. */
  ticketId: string;
  /** As the operator has them on. */
  wallets: readonly WalletKind[];
};

/** Puts the ticket into the phone's own wallet, where the operator offers one. */
export function Wallets({ reservationId, ticketId, wallets }: WalletsProps) {
  const status = useRef<HTMLDivElement>(null);
  const add = useMutation({
    ...createWalletPassMutation(),
    onSuccess: ({ file }) => {
      if (file) savePass(file);
      status.current?.focus();
    },
  });
  const chosen = add.isPending ? add.variables.body.wallet : undefined;
  const press = (wallet: WalletKind) => {
    if (!add.isPending) add.mutate({ path: { reservationId }, body: { ticketId, wallet } });
  };
  return (
    <Hidden inPrint>
      <Part id="wallets" title="ウォレットに入れる">
        <Stack gap={4}>
          <Text>
            全員分の乗船券を、スマートフォンのウォレットに入れられます。お名前は入りません。予約を変えたときは、もう一度入れてください。
          </Text>
          <Inline gap={4}>
            {shownWallets(wallets).map((wallet) => (
              <Button
                key={wallet}
                tone="secondary"
                isPending={chosen === wallet}
                pendingLabel="用意しています"
                onPress={() => press(wallet)}
              >
                {`${walletNames[wallet]}に入れる`}
              </Button>
            ))}
          </Inline>
          <div tabIndex={-1} ref={status}>
            {add.data && <Ready url={add.data.url} name={walletNames[add.data.wallet]} />}
          </div>
          {add.error && (
            <Alert tone="error" announce="assertive" title="ウォレットに入れられませんでした">
              {errorText(asApiError(add.error))}
            </Alert>
          )}
        </Stack>
      </Part>
    </Hidden>
  );
}

/** A link goes on at the wallet's provider, which is for the customer to open. */
const Ready = ({ url, name = 'ウォレット' }: { url: string | null; name: string | undefined }) =>
  url ? (
    <Alert
      tone="success"
      announce="polite"
      title={`${name}の用意ができました`}
      action={
        <ButtonLink href={url} tone="secondary" size="small" rel="noreferrer">
          {`${name}を開いて追加する`}
        </ButtonLink>
      }
    />
  ) : (
    <Alert tone="success" announce="polite" title="ファイルをお渡ししました">
      {`開くと、${name}に追加できます。`}
    </Alert>
  );
