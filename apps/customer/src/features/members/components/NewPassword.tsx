import { PasswordField, type PasswordFieldProps } from '@ferry/ui/PasswordField';

type NewPasswordProps = Pick<
  PasswordFieldProps,
  'label' | 'id' | 'name' | 'value' | 'error' | 'onChange'
>;

/** A password that is chosen, with its one rule. One field: what can be shown is not typed twice. */
export const NewPassword = (props: NewPasswordProps) => (
  <PasswordField
    {...props}
    purpose="new"
    support="10文字以上。空白や日本語も使えます。記号や数字の決まりはありません。"
  />
);
