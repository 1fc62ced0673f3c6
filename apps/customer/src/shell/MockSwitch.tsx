import { preferred, setPreferred } from '@ferry/api/mock-switch';
import { useState } from 'react';

/**
 * Development only: asks the mock for another example, for example `code=409, example=cabinSoldOut`.
 * Lazy, therefore a default export.
 */
export default function MockSwitch() {
  const [value, setValue] = useState(preferred);
  return (
    <aside aria-label="Mock">
      <label>
        Prefer: <input value={value} onChange={(event) => setValue(event.currentTarget.value)} />
      </label>{' '}
      <button type="button" onClick={() => setPreferred(value)}>
        Set
      </button>{' '}
      <small>e.g. code=409, example=cabinSoldOut</small>
    </aside>
  );
}
