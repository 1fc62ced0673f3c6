import type { LegName } from '@ferry/api/customer';
import { sharePassengerTicketsMutation } from '@ferry/api/customer';
import { asApiError } from '@ferry/api/errors';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { Inline } from '@ferry/ui/Inline';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { useMutation } from '@tanstack/react-query';
import { errorText } from '../../../../copy/error-texts.ts';
import { Part } from '../../../booking/shared/components/Part.tsx';

type OwnTicketsProps = {
  token: string;
  /** Of the legs on which the companion travels. */
  legs: readonly LegName[];
  /** Opens the ticket of a token. */
  onOpen: (ticketToken: string) => void;
};

const words: Record<LegName, string> = { outbound: '往路の', return: '復路の' };

/** The companion's own ticket, and nobody else's, on the own phone. */
export function OwnTickets({ token, legs, onOpen }: OwnTicketsProps) {
  const share = useMutation(sharePassengerTicketsMutation());
  const press = (leg: LegName) =>
    share.mutate(
      { body: { token } },
      {
        onSuccess: ({ tickets }) => {
          const own = tickets.find((ticket) => ticket.leg === leg);
          if (own) onOpen(own.token);
        },
      },
    );
  return (
    <Part id="own-ticket" title="自分の乗船券">
      <Stack gap={4}>
        <Text>
          この端末で開き、電波がないときのために保存できます。二次元コードは、乗船が近づくと表示されます。乗船手続き締切までに、届いたリンクからもう一度開いてください。
        </Text>
        {share.error && (
          <Alert tone="error" announce="assertive" title="乗船券を開けませんでした">
            {errorText(asApiError(share.error))}
          </Alert>
        )}
        <Inline gap={4}>
          {legs.map((leg) => (
            <Button
              key={leg}
              tone="secondary"
              isPending={share.isPending}
              pendingLabel="乗船券を開いています"
              onPress={() => press(leg)}
            >
              {`${legs.length > 1 ? words[leg] : ''}乗船券を開く`}
            </Button>
          ))}
        </Inline>
      </Stack>
    </Part>
  );
}
