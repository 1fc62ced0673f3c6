import type { ReactNode } from 'react';
import { Card } from '../components/Card/Card.tsx';
import { EvenColumns } from '../components/Columns/Columns.tsx';
import { Heading } from '../components/Heading/Heading.tsx';
import { CheckIcon, CrossIcon } from '../components/Icon/Icon.tsx';
import { Inline } from '../components/Inline/Inline.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { Text } from '../components/Text/Text.tsx';

type ExampleProps = { isGood: boolean; children: ReactNode };

const Example = ({ isGood, children }: ExampleProps) => (
  <Card>
    <Stack gap={3}>
      <Text isBold tone={isGood ? 'success' : 'danger'}>
        <Inline gap={1}>
          {isGood ? <CheckIcon /> : <CrossIcon />} {isGood ? 'よい例' : 'よくない例'}
        </Inline>
      </Text>
      {children}
    </Stack>
  </Card>
);

type DoAndDontProps = { title: string; good: ReactNode; bad: ReactNode; why: string };

/** What to do beside what not to do, each a story, with the reason. */
export const DoAndDont = ({ title, good, bad, why }: DoAndDontProps) => (
  <Stack gap={2}>
    <Heading level={3}>{title}</Heading>
    <EvenColumns>
      <Example isGood>{good}</Example>
      <Example isGood={false}>{bad}</Example>
    </EvenColumns>
    <Text size="dense" tone="quiet">
      {why}
    </Text>
  </Stack>
);
