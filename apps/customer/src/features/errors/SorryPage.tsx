import { Text } from '@ferry/ui/Text';
import { ReasonPage } from './ReasonPage.tsx';
import { maintenanceText, sorryReasons } from './reasons.ts';

type SorryPageProps = {
  reason: keyof typeof sorryReasons;
  from?: string;
  until?: string;
  requestId?: string;
  again?: string;
};

/** `/errors/sorry`: maintenance, overload, a fault of the server. */
export function SorryPage({ reason, from, until, requestId, again }: SorryPageProps) {
  const times = reason === 'maintenance' && maintenanceText(from, until);
  const details = times && <Text isBold>{times}</Text>;
  const note = requestId && (
    <Text size="dense" tone="quiet">
      お問い合わせ番号:{requestId}
    </Text>
  );
  return <ReasonPage {...sorryReasons[reason]} {...{ details, note, again }} scene="mist" />;
}
