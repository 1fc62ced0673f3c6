import { useShown } from '../session/use-tab-session.ts';
import { ButtonLink } from './links.tsx';

export type NewPasswordLinkProps = { size?: 'large'; isWide?: boolean };

/** The way to a new password: members give the present one, visitors get a mail. */
export function NewPasswordLink(props: NewPasswordLinkProps) {
  const isMember = useShown().name !== undefined;
  return isMember ? (
    <ButtonLink {...props} to="/member/change-password" tone="primary">
      パスワードを変更する
    </ButtonLink>
  ) : (
    <ButtonLink {...props} to="/reset-password/forgot" tone="primary">
      パスワードを再設定する
    </ButtonLink>
  );
}
