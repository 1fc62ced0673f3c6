import type { ReactNode } from 'react';
import { Button } from '../components/Button/Button.tsx';
import { Card } from '../components/Card/Card.tsx';
import { EvenColumns } from '../components/Columns/Columns.tsx';
import { Heading } from '../components/Heading/Heading.tsx';
import { CheckIcon, CrossIcon, WarningIcon } from '../components/Icon/Icon.tsx';
import { Inline } from '../components/Inline/Inline.tsx';
import { Money } from '../components/Money/Money.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { Text } from '../components/Text/Text.tsx';
import { TextField } from '../components/TextField/TextField.tsx';

type Pair = { title: string; good: ReactNode; bad: ReactNode; why: string };

const pairs: Pair[] = [
  {
    title: 'ボタンの言葉',
    good: <Button tone="action">予約を取り消す</Button>,
    bad: <Button tone="action">OK</Button>,
    why: '何が起こるかが、押す前にわかります。',
  },
  {
    title: 'エラーの言葉',
    good: (
      <TextField
        label="電話番号"
        error="電話番号を正しく入力してください。例:090-1234-5678"
        defaultValue="090"
      />
    ),
    bad: <TextField label="電話番号" error="入力エラー" defaultValue="090" />,
    why: '何を直せばよいかがわかります。',
  },
  {
    title: '主なボタンは1つ',
    good: (
      <Inline>
        <Button tone="primary">お支払いへ進む</Button>
        <Button tone="quiet">便の選択に戻る</Button>
      </Inline>
    ),
    bad: (
      <Inline>
        <Button tone="primary">お支払いへ進む</Button>
        <Button tone="primary">戻る</Button>
      </Inline>
    ),
    why: '次の一歩が、ひと目でわかります。',
  },
  {
    title: '色だけで伝えない',
    good: (
      <Text tone="warning" isBold>
        <WarningIcon /> 残りわずか
      </Text>
    ),
    bad: <Text tone="warning">3月2日の便</Text>,
    why: '色の見分けにくい方にも、読み上げでも伝わります。',
  },
  {
    title: '金額の書き方',
    good: <Money amount={162720} size="medium" />,
    bad: <Text>162720 JPY</Text>,
    why: '桁と単位が、読み間違えられません。',
  },
];

type ExampleProps = { isGood: boolean; children: ReactNode };

const Example = ({ isGood, children }: ExampleProps) => (
  <Card>
    <Stack gap={3}>
      <Text isBold tone={isGood ? 'success' : 'danger'}>
        {isGood ? <CheckIcon /> : <CrossIcon />} {isGood ? 'よい例' : 'よくない例'}
      </Text>
      {children}
    </Stack>
  </Card>
);

/** What to do beside what not to do, with the reason. */
export const DoAndDont = () => (
  <Stack gap={8}>
    {pairs.map(({ title, good, bad, why }) => (
      <Stack key={title} gap={2}>
        <Heading level={3}>{title}</Heading>
        <EvenColumns>
          <Example isGood>{good}</Example>
          <Example isGood={false}>{bad}</Example>
        </EvenColumns>
        <Text size="dense" tone="quiet">
          {why}
        </Text>
      </Stack>
    ))}
  </Stack>
);
