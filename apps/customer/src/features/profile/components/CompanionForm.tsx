import type { Companion, CompanionInput } from '@ferry/api/external';
import { BirthDateField } from '@ferry/ui/BirthDateField';
import { Checkbox } from '@ferry/ui/Checkbox';
import { NameFields } from '@ferry/ui/NameFields';
import { RadioGroup } from '@ferry/ui/RadioGroup';
import { TextField } from '@ferry/ui/TextField';
import { sexes } from '../../../copy/sexes.ts';
import {
  companionAnswerAt,
  companionFieldId,
  companionMissing,
  companionProblems,
  isAboutHealth,
  noCompanion,
  toCompanionAnswers,
} from '../model/companion-answers.ts';
import { companionBinding, companionErrors } from '../model/companion-binding.ts';
import { useEntryForm } from '../model/use-entry-form.ts';
import { useSaveCompanion } from '../model/use-save-companion.ts';
import { CompanionHelp, type CompanionHelpProps } from './CompanionHelp.tsx';
import { EntryFormFrame } from './EntryFormFrame.tsx';

type CompanionFormProps = {
  /** The companion that is changed; without one another is added. */
  companion: Companion | undefined;
  /** What a new companion is likely to share with the member. */
  own: Partial<CompanionInput>;
  /** It is kept. */
  onSaved: (companion: Companion) => void;
  onCancel: () => void;
};

const supports = [
  { value: 'none', label: '必要なし' },
  { value: 'needed', label: '必要' },
] as const;

const names = ['familyName', 'givenName', 'familyNameKana', 'givenNameKana'] as const;

/** Everything that the passenger list needs, and discounts and help where they are needed. */
export function CompanionForm({ companion, own, onSaved, onCancel }: CompanionFormProps) {
  const save = useSaveCompanion(companion);
  const initial = companion ? toCompanionAnswers(companion) : noCompanion(own);
  const entry = useEntryForm({
    initial,
    missing: companion ? {} : companionMissing(initial),
    save: async (answers) => onSaved(await save.mutateAsync(answers)),
    toProblems: companionProblems,
    answerAt: companionAnswerAt,
  });
  const { answers, change, errorOf, form, failure } = entry;
  const bind = companionBinding(entry);
  return (
    <EntryFormFrame
      {...{ form, failure }}
      title={companion ? '同行者を直す' : '同行者を追加する'}
      action="同行者を保存する"
      cancel={companion ? '直すのをやめる' : '追加をやめる'}
      onCancel={onCancel}
    >
      <PersonPart {...{ answers, change, errorOf, bind }} />
      <CompanionHelp {...{ answers, change, bind }} />
      {isAboutHealth(answers) && (
        <Checkbox
          id={companionFieldId('sensitiveDataConsent')}
          label="障がい・健康に関する情報を、割引とお手伝いのために会員情報に保存することに同意する"
          isRequired
          isSelected={answers.sensitiveDataConsent}
          error={errorOf(companionFieldId('sensitiveDataConsent'))}
          onChange={(sensitiveDataConsent) => change({ sensitiveDataConsent })}
        />
      )}
    </EntryFormFrame>
  );
}

type PersonPartProps = CompanionHelpProps & { errorOf: (id: string) => string | undefined };

/** Name, birth date and what else the passenger list has of each passenger. */
const PersonPart = ({ answers, change, errorOf, bind }: PersonPartProps) => (
  <>
    <NameFields
      id="companion"
      values={answers}
      errors={companionErrors(names, errorOf)}
      onChange={(field, text) => change({ [field]: text })}
      onOneNameChange={change}
    />
    <BirthDateField
      {...bind('birthDate')}
      support="西暦でも元号でも入力できます。乗る日の区分を自動で選びます。"
    />
    <RadioGroup
      {...bind('sex')}
      support="旅客名簿に記載するためにおたずねしています。"
      options={sexes}
      isInline
    />
    {answers.livesAbroad ? (
      <>
        <TextField {...bind('nationality')} length={16} />
        <TextField {...bind('passportNumber')} support="例:AB1234567" length={12} />
      </>
    ) : (
      <TextField {...bind('city')} support="旅客名簿に記載します。例:函館市" length={16} />
    )}
    <Checkbox
      label="日本国内に住所がない"
      isSelected={answers.livesAbroad}
      onChange={(livesAbroad) => change({ livesAbroad })}
    />
    <RadioGroup
      {...bind('emergencySupport')}
      support="非常時の支援が必要かどうかを、旅客名簿に記載します。"
      options={supports}
      isInline
    />
    {answers.emergencySupport === 'needed' && (
      <TextField {...bind('emergencySupportDetail')} support="例:階段では支えが必要です。" />
    )}
  </>
);
