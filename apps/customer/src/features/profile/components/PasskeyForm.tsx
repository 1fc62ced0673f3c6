import { ApiError, asApiError } from '@ferry/api/errors';
import type { Passkey } from '@ferry/api/external';
import { Alert } from '@ferry/ui/Alert';
import { PasswordField } from '@ferry/ui/PasswordField';
import { Text } from '@ferry/ui/Text';
import { TextField } from '@ferry/ui/TextField';
import { useState } from 'react';
import { passkeyUnmadeTexts } from '../../../copy/profile-texts.ts';
import {
  passkeyIds as ids,
  passkeyLabels as labels,
  passkeyAnswerAt,
  passkeyProblems,
} from '../model/passkey-answers.ts';
import { useEntryForm } from '../model/use-entry-form.ts';
import { PasskeyUnmade, type UnmadeReason, useSavePasskey } from '../model/use-save-passkey.ts';
import { EntryFormFrame } from './EntryFormFrame.tsx';
import { OwnUsername } from './OwnUsername.tsx';

type PasskeyFormProps = {
  /** The passkey that gets another name; without one another is made. */
  passkey: Passkey | undefined;
  deviceName: string;
  onSaved: (passkey: Passkey) => void;
  onCancel: () => void;
};

type FormStateOptions = Omit<PasskeyFormProps, 'onCancel'>;

/** A name, and the password where the last login is too long ago. */
export function PasskeyForm({ passkey, onCancel, ...props }: PasskeyFormProps) {
  const { entry, unmade, isPasswordNeeded } = usePasskeyForm({ passkey, ...props });
  const { answers, change, errorOf, form, failure } = entry;
  return (
    <EntryFormFrame
      {...{ form, failure, onCancel }}
      title={passkey ? 'パスキーの名前を変える' : 'パスキーを追加する'}
      action={passkey ? '名前を保存する' : 'この端末で作る'}
      cancel={passkey ? '変えるのをやめる' : '追加をやめる'}
    >
      {!passkey && <Text>次の画面で、指紋や顔、端末の暗証番号を求められます。</Text>}
      <TextField
        label={labels.name}
        support="どの端末のものか分かる名前です。"
        id={ids.name}
        autoComplete="off"
        length={16}
        value={answers.name}
        error={errorOf(ids.name)}
        onChange={(name) => change({ name })}
      />
      {isPasswordNeeded && (
        <>
          <OwnUsername />
          <PasswordField
            label={labels.password}
            support="最後のログインから時間がたっています。安全のため、もう一度入力してください。"
            purpose="current"
            id={ids.password}
            name="password"
            value={answers.password}
            error={errorOf(ids.password)}
            onChange={(password) => change({ password })}
          />
        </>
      )}
      {unmade && <Unmade reason={unmade.reason} />}
    </EntryFormFrame>
  );
}

const Unmade = ({ reason }: { reason: UnmadeReason }) => (
  <Alert tone="info" announce="assertive">
    {passkeyUnmadeTexts[reason]}
  </Alert>
);

/** The refusal for a login too long ago, said at the field that answers it. */
const atPassword = ({ code, status, body }: ApiError) =>
  new ApiError(code, status, body && { ...body, errors: { password: ['REQUIRED'] } });

/** State of the form: an entry's, what the device has made, and whether the password is needed. */
function usePasskeyForm({ passkey, deviceName, onSaved }: FormStateOptions) {
  const save = useSavePasskey(passkey);
  const [unmade, setUnmade] = useState<PasskeyUnmade>();
  const [refusal, setRefusal] = useState<ApiError>();
  const entry = useEntryForm({
    initial: { name: passkey?.name ?? deviceName, password: '' },
    save: async (answers) => {
      setUnmade(undefined);
      if (refusal && answers.password === '') throw refusal;
      try {
        onSaved(await save.mutateAsync(answers));
      } catch (caught) {
        if (caught instanceof PasskeyUnmade) return setUnmade(caught);
        const error = asApiError(caught);
        if (error.code !== 'RECENT_LOGIN_REQUIRED') throw error;
        const refused = atPassword(error);
        setRefusal(refused);
        throw refused;
      }
    },
    toProblems: passkeyProblems,
    answerAt: passkeyAnswerAt,
  });
  return { entry, unmade, isPasswordNeeded: refusal !== undefined };
}
