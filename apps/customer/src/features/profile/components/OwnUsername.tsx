import { getCurrentMemberOptions } from '@ferry/api/external';
import { useQuery } from '@tanstack/react-query';

/**
 * The member's address beside a password that is typed once more: a password manager offers the
 * password of this account, and keeps it under no other. The page has the member; nothing is read.
 */
export function OwnUsername() {
  const { data } = useQuery({ ...getCurrentMemberOptions(), enabled: false });
  return (
    <input hidden readOnly autoComplete="username" name="username" value={data?.email ?? ''} />
  );
}
