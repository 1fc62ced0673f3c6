import { Button } from '@ferry/ui/Button';
import { Inline } from '@ferry/ui/Inline';
import { Text } from '@ferry/ui/Text';
import { VisuallyHidden } from '@ferry/ui/VisuallyHidden';
import { useState } from 'react';
import { useFocusAtStart } from '../model/use-focus-at-start.ts';

type RowActionsProps = {
  /** Of the entry: buttons of the same words are many on the page. */
  name: string;
  /** Without it there is nothing to change. */
  onChange?: () => void;
  /** Takes it out; it was asked once. */
  onRemove: () => void;
  /** It is being taken out: a second press does nothing. */
  isRemoving: boolean;
};

/** Where the question was, its button takes the focus back. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

/** To change an entry, or to take it out after one question in its place. */
export function RowActions({ name, onChange, onRemove, isRemoving }: RowActionsProps) {
  const [isAsking, setAsking] = useState(false);
  const [wasKept, setKept] = useState(false);
  const keep = () => {
    setKept(true);
    setAsking(false);
  };
  const about = <VisuallyHidden>{`(${name})`}</VisuallyHidden>;
  if (isAsking) return <Question {...{ name, onRemove, isRemoving }} onKeep={keep} />;
  return (
    <>
      {onChange && (
        <Button tone="quiet" size="small" onPress={onChange}>
          直す{about}
        </Button>
      )}
      <Button
        tone="quiet"
        size="small"
        onPress={() => setAsking(true)}
        ref={wasKept ? takeFocus : undefined}
      >
        外す{about}
      </Button>
    </>
  );
}

type QuestionProps = Pick<RowActionsProps, 'name' | 'onRemove' | 'isRemoving'> & {
  onKeep: () => void;
};

function Question({ name, onRemove, isRemoving, onKeep }: QuestionProps) {
  const keep = useFocusAtStart<HTMLButtonElement>();
  return (
    <Inline gap={4} role="group" aria-label={`${name}を外しますか`}>
      <Text as="span" isBold>
        外しますか
      </Text>
      <Button
        tone="quiet"
        size="small"
        isPending={isRemoving}
        pendingLabel="外しています"
        onPress={onRemove}
      >
        外す
      </Button>
      <Button tone="quiet" size="small" onPress={onKeep} ref={keep}>
        残す
      </Button>
    </Inline>
  );
}
