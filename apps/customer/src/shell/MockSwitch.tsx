import { preferred, setPreferred } from '@ferry/api/mock-switch';
import { useState } from 'react';

/**
 * Development only: asks the mock for another example of one call, for example
 * `POST /customer-api/reservations` with `code=409, example=cabinSoldOut`.
 * Lazy, therefore a default export.
 */
export default function MockSwitch() {
  const [wish, setWish] = useState(preferred);
  const [status, setStatus] = useState('');
  const change = (part: Partial<typeof wish>) => setWish({ ...wish, ...part });
  return (
    <aside aria-label="Mock">
      <label>
        Call:{' '}
        <input
          value={wish.call}
          size={36}
          onChange={(event) => change({ call: event.currentTarget.value })}
        />
      </label>{' '}
      <label>
        Prefer:{' '}
        <input
          value={wish.prefer}
          size={36}
          onChange={(event) => change({ prefer: event.currentTarget.value })}
        />
      </label>{' '}
      <button
        type="button"
        onClick={() => {
          setPreferred(wish);
          setStatus(wish.prefer ? 'set' : 'first example');
        }}
      >
        Set
      </button>{' '}
      <span role="status">{status}</span>{' '}
      <small>e.g. POST /customer-api/reservations – code=409, example=cabinSoldOut</small>
    </aside>
  );
}
