import { formatDate } from '@ferry/format/date';
import { Container } from '@ferry/ui/Container';
import { Heading } from '@ferry/ui/Heading';
import { Link } from '@ferry/ui/Link';
import { Skeleton, SkeletonBlock } from '@ferry/ui/Skeleton';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { useHydrated } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { operator } from '../../copy/operator.ts';
import { Page } from '../../page/Page.tsx';
import evidence from './evidence.json';
import { sumOf } from './model/criterion-result.ts';

// Folded at first: what folds is not among the styles of every prerendered page.
const Results = lazy(() =>
  import('./components/Results.tsx').then(
    ({ Results }) => ({ default: Results }),
    () => ({ default: ResultsMissing }),
  ),
);

/** As high as what comes: the foot of the page stays where it is. */
const Waiting = () => (
  <Skeleton label="項目ごとの結果を読み込んでいます">
    <SkeletonBlock height={400} />
  </Skeleton>
);

const ResultsMissing = () => (
  <Text>項目ごとの結果を読み込めませんでした。接続を確認して、もう一度開いてください。</Text>
);

/** With a word joiner: a line does not end within it. */
const LEVEL = 'レベル\u2060AA';

const wcag = evidence.criteria.filter(({ isWcag22 }) => isWcag22);

/**
 * `/accessibility`: how accessible the site is, after the last recorded run of its tests (`npm run evidence`),
 * and where customers write to when it is not for them.
 */
export function AccessibilityPage() {
  const isHydrated = useHydrated();
  return (
    <Container width="form" isPage>
      <Page title="アクセシビリティ方針">
        <Stack gap={3}>
          <Text size="lead">
            {`この予約サイトは、JIS X 8341-3:2016とWCAG 2.2の${LEVEL}に配慮して作っています。`}
          </Text>
          <Text>
            {`${formatDate(evidence.ranOn)}の自動試験の結果は、WCAG 2.2の${wcag.length}の達成基準のうち、${sumOf(wcag)}です。`}
          </Text>
        </Stack>
        <Contact />
        <Scope />
        {isHydrated ? (
          <Suspense fallback={<Waiting />}>
            <Results />
          </Suspense>
        ) : (
          <Waiting />
        )}
      </Page>
    </Container>
  );
}

const Contact = () => (
  <Stack as="section" gap={3} aria-labelledby="contact-heading">
    <Heading level={2} id="contact-heading">
      使いにくいとき
    </Heading>
    <Text>
      使えない所や読み上げられない所があれば、お知らせください。メールでも、お電話でも、ご予約を承ります。
    </Text>
    <Text>
      メール:<Link href={`mailto:${operator.mail}`}>{operator.mail}</Link>
    </Text>
    <Text>
      電話:
      <Link href={`tel:${operator.phone.number.replaceAll('-', '')}`}>{operator.phone.number}</Link>
      {`、${operator.phone.hours}`}
    </Text>
  </Stack>
);

const Scope = () => (
  <Stack as="section" gap={3} aria-labelledby="scope-heading">
    <Heading level={2} id="scope-heading">
      対象
    </Heading>
    <Text>
      このサイトのすべてのページです。決済会社の画面、PDFの書類、メール、ほかのサイトは含みません。
    </Text>
  </Stack>
);
