import type { LegName, Reservation } from '@ferry/api/customer';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { Dialog } from '@ferry/ui/Dialog';
import { Heading } from '@ferry/ui/Heading';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { useState } from 'react';
import { lateTexts, lateVehicleText } from '../../../../copy/late-texts.ts';
import { lateErrorText, useStandBy } from '../model/use-stand-by.ts';

type LateOfferProps = {
  reservation: Reservation;
  leg: LegName;
  /** With the reason, whatever is offered then: the offer may be gone with it. */
  onRefused: (why: string) => void;
};

/** Where the operator keeps the value of a leg for a later sailing: what that is, and the button. */
export function LateOffer({ reservation, leg, onRefused }: LateOfferProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const standBy = useStandBy(reservation, close, (error) => {
    close();
    onRefused(lateErrorText(error));
  });
  const ask = () => {
    standBy.reset();
    setIsOpen(true);
  };
  const offer = reservation[leg]?.service.standBy;
  if (!offer) return undefined;
  if (offer.state === 'vehicle') return <Text>{lateVehicleText}</Text>;
  if (offer.state !== 'open') return undefined;
  const { offer: what, notPromised } = lateTexts(offer.until);
  return (
    <Stack gap={2}>
      <Heading level={3}>後の便で行く</Heading>
      <Text>{what}</Text>
      <Text>{notPromised}</Text>
      <div>
        <Button tone="secondary" onPress={ask}>
          遅れます
        </Button>
      </div>
      <Dialog
        title="この便の席を手放しますか"
        role="alertdialog"
        isOpen={isOpen}
        onClose={close}
        actions={
          <>
            <Button onPress={close}>手放さない</Button>
            <Button
              tone="action"
              isPending={standBy.isPending}
              pendingLabel="手続きしています"
              onPress={() => standBy.run({ leg })}
            >
              席を手放して、後の便で行く
            </Button>
          </>
        }
      >
        <Stack gap={3}>
          <Text>{what}</Text>
          {standBy.error && (
            <Alert tone="error" announce="assertive" title="手続きできませんでした">
              {lateErrorText(standBy.error)}
            </Alert>
          )}
        </Stack>
      </Dialog>
    </Stack>
  );
}
