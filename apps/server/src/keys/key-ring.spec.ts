import { describe, expect, it } from 'vitest';
import { KeyLostError, KeyRing } from './key-ring.ts';
import { keyText, newKey, parseRing, RingError } from './ring-text.ts';

const [first, second] = [newKey(), newKey()];
const ring = new KeyRing([first]);

describe('the text of a ring', () => {
  it('has keys with commas, blanks or lines between them, and comments', () => {
    const [a, b] = [keyText(first), keyText(second)];
    for (const text of [`${a},${b}`, `# ours\n${a} # new\n${b}\n`, ` ${a}\t${b}=`]) {
      expect(parseRing(text)).toEqual([first, second]);
    }
  });

  it.each([
    ['nothing', '', 'there is no key in it'],
    ['only a comment', '# a:b', 'there is no key in it'],
    ['a short secret', `a:${'A'.repeat(42)}`, 'key 1 is not'],
    ['a key without an id', 'A'.repeat(43), 'key 1 is not'],
    ['a second key that is none', `${keyText(first)} secret`, 'key 2 is not'],
    ['one id twice', `${keyText(first)} ${keyText(first)}`, 'same id'],
  ])('%s is refused, and not shown', (_name, text, message) => {
    expect(() => parseRing(text)).toThrow(RingError);
    expect(() => parseRing(text)).toThrow(message);
    expect(() => parseRing(text)).not.toThrow(/secret$|AAA/);
  });
});

describe('sealing', () => {
  it('names its key, is another one each time, and opens for its record only', () => {
    const sealed = ring.seal('入力の続き', 'mail 1');
    expect(sealed).toMatch(new RegExp(`^${first.id}\\.[\\w-]+$`));
    expect(sealed).not.toBe(ring.seal('入力の続き', 'mail 1'));
    expect(ring.open(sealed, 'mail 1')).toBe('入力の続き');
    expect(() => ring.open(sealed, 'mail 2')).toThrow();
  });

  it('what was changed or cut off does not open', () => {
    const sealed = ring.seal('text', 'mail 1');
    const bytes = Buffer.from(sealed.split('.')[1] ?? '', 'base64url');
    for (const at of [0, 12, bytes.length - 1]) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      expect(() => ring.open(`${first.id}.${changed.toString('base64url')}`, 'mail 1')).toThrow();
    }
    for (const length of [0, 11, 20, bytes.length - 1]) {
      const cut = bytes.subarray(0, length).toString('base64url');
      expect(() => ring.open(`${first.id}.${cut}`, 'mail 1')).toThrow();
    }
  });

  it('goes on with a new first key; the old one still opens, until it is gone', () => {
    const rotated = new KeyRing([first]);
    const old = rotated.seal('text', 'mail 1');
    rotated.replace([second, first]);
    expect(rotated.open(old, 'mail 1')).toBe('text');
    expect(rotated.seal('text', 'mail 1')).toMatch(new RegExp(`^${second.id}\\.`));
    rotated.replace([second]);
    expect(() => rotated.open(old, 'mail 1')).toThrow(KeyLostError);
  });
});

it('a keyed hash depends on key, use and value', () => {
  const hash = ring.hash('client address', '192.0.2.1');
  expect(hash).toHaveLength(32);
  expect(ring.hash('client address', '192.0.2.1')).toEqual(hash);
  expect(ring.hash('client address', '192.0.2.2')).not.toEqual(hash);
  expect(ring.hash('phone', '192.0.2.1')).not.toEqual(hash);
  expect(new KeyRing([second]).hash('client address', '192.0.2.1')).not.toEqual(hash);
});
