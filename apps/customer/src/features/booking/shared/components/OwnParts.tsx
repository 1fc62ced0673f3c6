import { Stack } from '@ferry/ui/Stack';
import { type ReactNode, useState } from 'react';
import { MoreButton } from '../../../../page/MoreButton.tsx';

/** A part of the list. */
export type OwnPartProps = {
  /** Undefined for the first one. */
  cursor: string | undefined;
  /** The button below it, where something follows that is not on the page yet. */
  moreOf: (nextCursor: string | null) => ReactNode;
};

type OwnPartsProps = {
  subject: string;
  read: (cursor: string) => Promise<unknown>;
  children: (cursor: OwnPartProps['cursor'], moreOf: OwnPartProps['moreOf']) => ReactNode;
};

/** The pages of a list of one's own that were asked for, below each other; what follows takes focus. */
export function OwnParts({ subject, read, children }: OwnPartsProps) {
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const moreOf = (cursor: string | undefined) => (next: string | null) =>
    cursor === cursors.at(-1) &&
    next !== null && (
      <MoreButton
        subject={subject}
        read={() => read(next)}
        onRead={() => setCursors((last) => [...last, next])}
      />
    );
  return (
    <Stack gap={6}>
      {children(undefined, moreOf(undefined))}
      {cursors.map((cursor) => (
        <div key={cursor} ref={takeFocus} tabIndex={-1}>
          {children(cursor, moreOf(cursor))}
        </div>
      ))}
    </Stack>
  );
}

const takeFocus = (part: HTMLElement | null) => part?.focus();
