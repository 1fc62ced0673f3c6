import { Card } from '@ferry/ui/Card';
import { Heading } from '@ferry/ui/Heading';
import { Stack } from '@ferry/ui/Stack';
import type { ReactNode } from 'react';

export type PartProps = {
  /** Id of the heading, which names the part. */
  id: string;
  title: string;
  children: ReactNode;
};

/** One part of a reservation on a card of its own. */
export const Part = ({ id, title, children }: PartProps) => (
  <Card as="section" aria-labelledby={id}>
    <Stack gap={2}>
      <Heading level={2} size={3} id={id}>
        {title}
      </Heading>
      {children}
    </Stack>
  </Card>
);
