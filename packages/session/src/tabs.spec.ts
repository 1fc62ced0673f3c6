import { expect, test } from 'vitest';
import { openChannel, readMessage } from './tabs.ts';

test.each([
  [{ kind: 'loggedIn' }, { kind: 'loggedIn' }],
  [
    { kind: 'left', leaving: 'expired' },
    { kind: 'left', leaving: 'expired' },
  ],
  [
    { kind: 'left', leaving: 'loggedOut', more: 1 },
    { kind: 'left', leaving: 'loggedOut' },
  ],
  [{ kind: 'left', leaving: 'switched' }, undefined],
  [{ kind: 'left' }, undefined],
  [{ kind: 'other' }, undefined],
  [{}, undefined],
  ['loggedIn', undefined],
  [null, undefined],
  [undefined, undefined],
])('%j is read as %j', (message, read) => {
  expect(readMessage(message)).toEqual(read);
});

test('a message reaches the other tabs and not the sender', async () => {
  const [here, there] = [openChannel('test'), openChannel('test')];
  const own: unknown[] = [];
  here.listen((message) => own.push(message));
  const received = new Promise((resolve) => there.listen(resolve));
  here.post({ kind: 'loggedIn' });
  expect(await received).toEqual({ kind: 'loggedIn' });
  expect(own).toEqual([]);
});
