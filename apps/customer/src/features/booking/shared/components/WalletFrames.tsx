import { Dialog } from '@ferry/ui/Dialog';
import { EmbeddedPage } from '@ferry/ui/EmbeddedPage';
import { methodName } from '../model/payment-texts.ts';
import type { WalletSheetState } from '../model/use-wallet-sheet.ts';

/** The provider's page of the wallets, out of sight; and its sheet, where the device has none of its own. */
export function WalletFrames({ sheet }: { sheet: WalletSheetState }) {
  const { page, frames, open, height, close } = sheet;
  if (!page) return null;
  const name = open ? methodName(open) : '';
  return (
    <>
      <EmbeddedPage
        ref={frames.hidden}
        title="ウォレット決済"
        src={page.url}
        height={0}
        isHidden
        allowsPayment
      />
      <Dialog isOpen={open !== undefined} onClose={close} title={name}>
        {open && (
          <EmbeddedPage
            ref={frames.shown}
            title={`${name}の画面`}
            src={page.url}
            height={height}
            allowsPayment
          />
        )}
      </Dialog>
    </>
  );
}
