import { Heading } from '@ferry/ui/Heading';
import { Inline } from '@ferry/ui/Inline';
import { Stack } from '@ferry/ui/Stack';
import { type ReactNode, useId } from 'react';

type KeptPartProps = {
  title: string;
  /** Leads to where it is added and changed. */
  link: ReactNode;
  children: ReactNode;
};

/** A section of my page lists in short what the next booking can be filled in with. */
export function KeptPart({ title, link, children }: KeptPartProps) {
  const id = useId();
  return (
    <Stack as="section" gap={4} aria-labelledby={id}>
      <Inline gap={4} justify="between">
        <Heading level={2} size={2} id={id}>
          {title}
        </Heading>
        {link}
      </Inline>
      {children}
    </Stack>
  );
}
