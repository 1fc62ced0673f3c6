import { Button } from '@ferry/ui/Button';
import { Text } from '@ferry/ui/Text';
import { type ComponentType, useEffect, useState } from 'react';
import { useOffered } from '../../../../page/offered.ts';
import { extrasWord } from '../../../../page/offered-words.ts';
import type { SearchExtrasProps } from '../../shared/components/SearchExtras.tsx';
import type { SearchFormState } from '../../shared/model/use-search-form.ts';

type LateExtrasProps = {
  form: SearchFormState;
  /** The fields around them are seen. */
  isShown: boolean;
};

/**
 * Vehicles, pets and wishes for the cabin: fetched when they are to be seen, or when there are some.
 * Without them (no network) the rest of the form goes on working.
 */
export function LateExtras({ form, isShown }: LateExtrasProps) {
  const { input, vehicles, problems } = form;
  const [isPressed, setIsPressed] = useState(false);
  const isOffered = useOffered();
  const isNeeded =
    isPressed || isShown || vehicles.length > 0 || Boolean(input.pets || input.needs);
  const [Extras, setExtras] = useState<ComponentType<SearchExtrasProps>>();
  const [isFailed, setIsFailed] = useState(false);

  useEffect(() => {
    if (!isNeeded || Extras || isFailed) return;
    import('../../shared/components/SearchExtras.tsx').then(
      (part) => setExtras(() => part.SearchExtras),
      () => setIsFailed(true),
    );
  }, [isNeeded, Extras, isFailed]);

  if (Extras) return <Extras form={form} errors={problems} isFocusKept={!isPressed} />;
  return (
    <>
      {isFailed && (
        <Text role="alert">
          この欄を読み込めませんでした。接続を確認して、もう一度お試しください。
        </Text>
      )}
      <Button
        tone="secondary"
        isPending={isNeeded && !isFailed}
        pendingLabel="読み込んでいます"
        onPress={() => {
          setIsFailed(false);
          setIsPressed(true);
        }}
      >
        {`${extrasWord(isOffered)}を追加する`}
      </Button>
    </>
  );
}
