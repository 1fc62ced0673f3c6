import { type ApiError, asApiError } from '@ferry/api/errors';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { EmptyState } from '@ferry/ui/EmptyState';
import { EntryForm, EntryList, EntryRow, type EntryRowProps } from '@ferry/ui/EntryList';
import { Text } from '@ferry/ui/Text';
import { VisuallyHidden } from '@ferry/ui/VisuallyHidden';
import { type ReactNode, useState } from 'react';
import { errorText } from '../../../copy/error-texts.ts';
import { useOpenEntry } from '../model/use-open-entry.ts';
import { RowActions } from './RowActions.tsx';

type EntriesProps<Entry extends { id: string }> = {
  /** Beginning of the ids in the page. */
  kind: string;
  /** 「同行者」 */
  label: string;
  /** How many there may be, and how they are counted: 20, 「名」. */
  limit: number;
  counter: string;
  entries: readonly Entry[];
  toRow: (entry: Entry) => Pick<EntryRowProps, 'sign' | 'title' | 'tag' | 'details'>;
  /** The form of an entry, or of a new one. */
  renderForm: (
    entry: Entry | undefined,
    on: { onSaved: (entry: Entry) => void; onCancel: () => void },
  ) => ReactNode;
  remove: {
    mutate: (id: string, on: { onSuccess: () => void }) => void;
    error: Error | null;
    isPending: boolean;
  };
};

/** Entries of the profile, one of which may be open in its form. */
export function Entries<Entry extends { id: string }>(props: EntriesProps<Entry>) {
  const { kind, label, limit, counter, entries, toRow, renderForm, remove } = props;
  const entry = useOpenEntry(kind, entries);
  const { opened } = entry;
  const [removed, setRemoved] = useState('');
  const isAdding = opened !== undefined && !opened.entry;
  const form = (shown?: Entry) => (
    <EntryForm key={shown?.id ?? 'new'}>
      {renderForm(shown, { onSaved: entry.saved, onCancel: entry.cancel })}
    </EntryForm>
  );
  const row = (shown: Entry) => {
    const facts = toRow(shown);
    const handleRemove = () => {
      setRemoved('');
      remove.mutate(shown.id, {
        onSuccess: () => {
          entry.leave();
          setRemoved(facts.title);
        },
      });
    };
    return (
      <EntryRow
        key={shown.id}
        id={entry.rowId(shown.id)}
        {...facts}
        actions={
          // Another form would take the place of what is typed in this one.
          !opened && (
            <RowActions
              name={facts.title}
              onChange={() => entry.show(shown)}
              onRemove={handleRemove}
              isRemoving={remove.isPending}
            />
          )
        }
      />
    );
  };
  const isFull = entries.length >= limit;
  const add = <Add id={entry.addId} label={label} onPress={() => entry.show()} />;
  return (
    <>
      {(entry.shown.length > 0 || isAdding) && (
        <EntryList label={label}>
          {entry.shown.map((each) =>
            each.id === opened?.entry?.id ? form(opened.entry) : row(each),
          )}
          {isAdding && form()}
        </EntryList>
      )}
      <Removed title={removed} />
      {remove.error && <Failure error={asApiError(remove.error)} />}
      {!opened && !isFull && (entries.length > 0 ? <div>{add}</div> : <None {...{ label, add }} />)}
      {isFull && <Text>{`登録できるのは${limit}${counter}までです。`}</Text>}
    </>
  );
}

/** Its row is gone with the button that was pressed. */
const Removed = ({ title }: { title: string }) => (
  <VisuallyHidden role="status">{title && `${title}を外しました。`}</VisuallyHidden>
);

const Add = ({ id, label, onPress }: { id: string; label: string; onPress: () => void }) => (
  <Button id={id} tone="action" onPress={onPress}>
    {label}を追加する
  </Button>
);

const None = ({ label, add }: { label: string; add: ReactNode }) => (
  <EmptyState title={`まだ${label}の登録がありません`} action={add} />
);

const Failure = ({ error }: { error: ApiError }) => (
  <Alert tone="error" announce="assertive">
    {errorText(error)}
  </Alert>
);
