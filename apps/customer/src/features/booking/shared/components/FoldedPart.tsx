import { Disclosure } from '@ferry/ui/Disclosure';
import { Stack } from '@ferry/ui/Stack';
import type { PartProps } from './Part.tsx';

type FoldedPartProps = PartProps & {
  /** How it stands, in a line that is seen while it is folded. */
  detail?: string;
  /** Something was left in it to go on with. */
  isDefaultOpen?: boolean;
  /** Called after it has opened or closed. */
  onToggle?: (isOpen: boolean) => void;
};

/** One part of a reservation as a row of others; its id is of the line that unfolds it. */
export const FoldedPart = ({ title, children, ...row }: FoldedPartProps) => (
  <Disclosure {...row} headingLevel={2} summary={title}>
    <Stack gap={4}>{children}</Stack>
  </Disclosure>
);
