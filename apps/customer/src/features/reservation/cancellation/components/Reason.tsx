import type { CancelReason } from '@ferry/api/customer';
import { Disclosure } from '@ferry/ui/Disclosure';
import { RadioGroup } from '@ferry/ui/RadioGroup';

const options: { value: CancelReason | 'none'; label: string }[] = [
  { value: 'none', label: '答えない' },
  { value: 'plans', label: '予定が変わった' },
  { value: 'mistake', label: '内容を間違えて予約した' },
  { value: 'otherSailing', label: 'ほかの便に乗る' },
  { value: 'otherTransport', label: 'ほかの交通手段で行く' },
  { value: 'other', label: 'そのほか' },
];

type ReasonProps = {
  value: CancelReason | undefined;
  onChange: (reason: CancelReason | undefined) => void;
};

/** Why, for those who like to say it: no amount depends on it. */
export const Reason = ({ value, onChange }: ReasonProps) => (
  <Disclosure summary="取り消しの理由(任意)">
    <RadioGroup
      label="取り消しの理由"
      isLabelHidden
      support="手数料や払い戻しには関わりません。"
      options={options}
      value={value ?? 'none'}
      onChange={(reason) => onChange(reason === 'none' ? undefined : reason)}
    />
  </Disclosure>
);
