import type { Member } from '@ferry/api/external';
import { Alert } from '@ferry/ui/Alert';
import { DescriptionList } from '@ferry/ui/DescriptionList';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { answersOf, type MemberAnswers } from '../model/member-answers.ts';
import { memberRows } from '../model/member-rows.ts';

type EditConflictProps = { latest: Member; answers: MemberAnswers };

/** Another tab was first: both values of everything that differs. What was typed stays. */
export function EditConflict({ latest, answers }: EditConflictProps) {
  const saved = new Map(memberRows(answersOf(latest)).map(({ term, value }) => [term, value]));
  const differing = memberRows(answers).filter(({ term, value }) => saved.get(term) !== value);
  return (
    <Alert
      tone="warning"
      title="別の画面で会員情報が変更されました"
      announce="assertive"
      action={
        <DescriptionList
          rows={differing.map(({ term, value }) => ({
            term,
            value: (
              <Stack gap={1}>
                <Text>{`いまの登録:${saved.get(term) || '(なし)'}`}</Text>
                <Text isBold>{`入力した内容:${value || '(なし)'}`}</Text>
              </Stack>
            ),
          }))}
        />
      }
    >
      入力した内容は残っています。どちらの内容にするかをお選びください。
    </Alert>
  );
}
