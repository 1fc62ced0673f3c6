import { type Description, DescriptionList } from '@ferry/ui/DescriptionList';
import { Disclosure, DisclosureGroup } from '@ferry/ui/Disclosure';
import { Heading } from '@ferry/ui/Heading';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import type { ReactNode } from 'react';

/** One part of what is kept. */
export const DataPart = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack as="section" gap={3}>
    <Heading level={2} size={3}>
      {title}
    </Heading>
    {children}
  </Stack>
);

export type DataEntriesProps = {
  title: string;
  /** How they are counted: 「名」. */
  counter: string;
  entries: readonly { id: string; title: string; rows: readonly Description[] }[];
};

/** Several of a kind, each folded: a list of years would be long. */
export const DataEntries = ({ title, counter, entries }: DataEntriesProps) => (
  <DataPart title={`${title}(${entries.length}${counter})`}>
    {entries.length > 0 ? (
      <DisclosureGroup>
        {entries.map(({ id, title: summary, rows }) => (
          <Disclosure key={id} summary={summary}>
            <DescriptionList rows={rows} />
          </Disclosure>
        ))}
      </DisclosureGroup>
    ) : (
      <Text>ありません。</Text>
    )}
  </DataPart>
);
