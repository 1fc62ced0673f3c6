import { mockChoices } from '@ferry/api/mock-choices';
import { preferred, setPreferred } from '@ferry/api/mock-switch';
import { Inline } from '@ferry/ui/Inline';
import { Select } from '@ferry/ui/Select';
import { useState } from 'react';

const choices = mockChoices();
const calls = choices.map(({ call, summary }) => ({ value: call, label: `${summary} – ${call}` }));

/**
 * Development only: which named example the mock answers one call with, for this tab, from the next
 * call on. Lazy, therefore a default export.
 */
export default function MockSwitch() {
  const [wish, setWish] = useState(preferred);
  const examples = choices.find(({ call }) => call === wish.call)?.examples ?? [];
  const change = (next: typeof wish) => {
    setWish(next);
    setPreferred(next);
  };
  return (
    <aside aria-label="見本の応答の切り替え(開発用)">
      <Inline gap={4} align="end">
        <Select
          label="呼び出し"
          emptyLabel="切り替えない"
          options={calls}
          value={wish.call}
          onChange={(call) => change({ call, prefer: '' })}
        />
        <Select
          label="応答"
          emptyLabel="最初の例"
          options={examples.map(({ prefer, label }) => ({ value: prefer, label }))}
          value={wish.prefer}
          onChange={(prefer) => change({ ...wish, prefer })}
        />
      </Inline>
    </aside>
  );
}
