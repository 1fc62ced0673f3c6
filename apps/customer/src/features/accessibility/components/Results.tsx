import { formatDate } from '@ferry/format/date';
import { DescriptionList } from '@ferry/ui/DescriptionList';
import { Disclosure, DisclosureGroup } from '@ferry/ui/Disclosure';
import { Heading } from '@ferry/ui/Heading';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import evidence from '../evidence.json';
import {
  type Criterion,
  criterionResult,
  type PersonTest,
  resultTexts,
  sumOf,
} from '../model/criterion-result.ts';

const PRINCIPLES = [
  { number: '1', name: '知覚可能' },
  { number: '2', name: '操作可能' },
  { number: '3', name: '理解可能' },
  { number: '4', name: '堅ろう' },
];

// Empty until a person has tested: a list of nothing has no type of its own.
const people: readonly PersonTest[] = evidence.people;

/** The results by criterion, the checks behind them, and the tests by people. */
export const Results = () => (
  <Stack as="section" gap={4} aria-labelledby="results-heading">
    <Heading level={2} id="results-heading">
      達成基準ごとの試験結果
    </Heading>
    <Text>
      {`${formatDate(evidence.ranOn)}、バージョン${evidence.version}の自動試験の結果です。JIS X 8341-3:2016の達成基準は、WCAGと同じ番号です。`}
    </Text>
    <DisclosureGroup isFramed>
      {PRINCIPLES.map(({ number, name }) => {
        const own = evidence.criteria.filter((one) => one.number.startsWith(number));
        return (
          <Disclosure
            key={number}
            headingLevel={3}
            summary={`${number} ${name}`}
            detail={sumOf(own)}
          >
            <DescriptionList
              isStacked
              rows={own.map((criterion) => ({
                term: `${criterion.number} ${criterion.name}`,
                value: <CriterionText {...criterion} />,
              }))}
            />
          </Disclosure>
        );
      })}
      <Disclosure
        headingLevel={3}
        summary="試験の方法"
        detail={`自動の検査 ${evidence.checks.length}種類`}
      >
        <DescriptionList
          isStacked
          rows={evidence.checks.map(({ name, how, passed, failed }) => ({
            term: name,
            value: (
              <Stack gap={1}>
                <Text>{how}</Text>
                <Text>{countText(passed, failed)}</Text>
              </Stack>
            ),
          }))}
        />
      </Disclosure>
      <Disclosure
        headingLevel={3}
        summary="人による試験"
        detail={people.length > 0 ? `${people.length}件` : '記録はまだありません'}
      >
        <People />
      </Disclosure>
    </DisclosureGroup>
  </Stack>
);

const countText = (passed: number, failed: number): string =>
  `試験${passed + failed}件のうち${passed}件が合格`;

function levelText({ level, isJis, isWcag22 }: Criterion): string {
  if (!isWcag22) return `レベル${level}、JISだけにある項目`;
  return isJis ? `レベル${level}、JISにもある項目` : `レベル${level}、JISにはない項目`;
}

function CriterionText(criterion: Criterion) {
  const { number, absent, rest, checks, passed, failed } = criterion;
  return (
    <Stack gap={1}>
      <Text isBold>{resultTexts[criterionResult(criterion)]}</Text>
      {people
        .filter(({ criteria }) => criteria.includes(number))
        .map((test) => (
          <Text key={`${test.date} ${test.role}`}>{personText(test)}</Text>
        ))}
      {absent && <Text>{absent}</Text>}
      {rest && <Text>{rest}</Text>}
      {passed + failed > 0 && (
        <Text size="dense" tone="quiet">
          {[...checks, countText(passed, failed)].join('、')}
        </Text>
      )}
      <Text size="dense" tone="quiet">
        {levelText(criterion)}
      </Text>
    </Stack>
  );
}

const personText = ({ result, role, date, tools }: PersonTest): string =>
  `${result}(${formatDate(date)}、${role}、${tools})`;

const People = () =>
  people.length > 0 ? (
    <Stack gap={2}>
      {people.map((test) => (
        <Text key={`${test.date} ${test.role}`}>{personText(test)}</Text>
      ))}
    </Stack>
  ) : (
    <Text>
      障害のある方、支援技術を使う方、専門家による試験は、まだ記録されていません。上の結果は、機械が確かめたことだけです。
    </Text>
  );
