import { ButtonLink } from '../../../page/links.tsx';
import { useShown } from '../../../session/use-tab-session.ts';

/** The way to a new password: members give the present one, visitors get a mail. */
export function NewPasswordLink() {
  const isMember = useShown().name !== undefined;
  return isMember ? (
    <ButtonLink to="/member/change-password" tone="primary">
      パスワードを変更する
    </ButtonLink>
  ) : (
    <ButtonLink to="/reset-password/forgot" tone="primary">
      パスワードを再設定する
    </ButtonLink>
  );
}
