import { Disclosure } from '@ferry/ui/Disclosure';
import { Stack } from '@ferry/ui/Stack';
import { type ReactNode, useState } from 'react';

type SpecialFieldsProps = {
  /** Something of it is answered: it must be seen. */
  isSet: boolean;
  children: ReactNode;
};

/** What few passengers need: discounts, help with boarding, a home abroad. */
export function SpecialFields({ isSet, children }: SpecialFieldsProps) {
  // As it was at first: it must not fold away while the last box is unticked.
  const [isOpen] = useState(isSet);
  return (
    <Disclosure
      summary="該当する方:割引・乗り降りのお手伝い・海外にお住まい"
      isDefaultOpen={isOpen}
    >
      <Stack gap={5}>{children}</Stack>
    </Disclosure>
  );
}
