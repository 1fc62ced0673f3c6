import { listPasskeysOptions, type Passkey } from '@ferry/api/external';
import { formatDate, formatDateTime, jstDate } from '@ferry/format/date';
import { Heading } from '@ferry/ui/Heading';
import { LockIcon } from '@ferry/ui/Icon';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useDeletePasskey } from '../model/use-save-passkey.ts';
import { Entries } from './Entries.tsx';
import { PasskeyForm } from './PasskeyForm.tsx';
import { ProfileQuery } from './ProfileQuery.tsx';

type PasskeySectionProps = {
  /** What the member calls a new one unless they say otherwise: 「iPhone・Safari」. */
  deviceName: string;
};

/** Keys in the member's devices, which log in without the password. */
export function PasskeySection({ deviceName }: PasskeySectionProps) {
  const { data, error, refetch } = useQuery(listPasskeysOptions());
  const remove = useDeletePasskey();
  return (
    <Stack as="section" gap={4}>
      <Heading level={2} size={3}>
        パスキー
      </Heading>
      <Text>指紋や顔、端末の暗証番号でログインできます。パスワードもそのまま使えます。</Text>
      {data ? (
        <Entries
          kind="passkey"
          label="パスキー"
          limit={data.limit}
          counter="個"
          entries={data.passkeys}
          toRow={(passkey) => ({
            sign: <LockIcon />,
            title: passkey.name,
            details: detailsOf(passkey),
          })}
          renderForm={(passkey, on) => <PasskeyForm {...{ passkey, deviceName }} {...on} />}
          remove={remove}
        />
      ) : (
        <ProfileQuery label="パスキー" error={error} onRetry={refetch} />
      )}
    </Stack>
  );
}

const detailsOf = ({ addedAt, lastUsedAt }: Passkey): string =>
  `${formatDate(jstDate(addedAt))}に追加。${lastUsedAt ? `最後のログインは${formatDateTime(lastUsedAt)}。` : 'まだ使っていません。'}`;
