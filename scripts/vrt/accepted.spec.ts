import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Accepted } from './accepted.mjs';
import { screenshotOf } from './pictures.mjs';

const screenshot = Buffer.from('as the browser makes it');
const picture = Buffer.from('the same, made small');

describe('Accepted', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'ferry-pictures-'));
    const accepted = new Accepted(folder);
    accepted.accept('menu.375', screenshot, picture);
    accepted.save();
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('knows a screenshot by its digest, and gives the picture back', () => {
    const accepted = new Accepted(folder);
    expect(accepted.isMadeFrom('menu.375', screenshot)).toBe(true);
    expect(accepted.picture('menu.375')).toEqual(picture);
  });

  it('does not know another screenshot, or another picture', () => {
    const accepted = new Accepted(folder);
    expect(accepted.isMadeFrom('menu.375', Buffer.from('another'))).toBe(false);
    expect(accepted.isMadeFrom('menu.600', screenshot)).toBe(false);
  });

  it('does not believe a digest whose picture was replaced', () => {
    const other = new Accepted(folder);
    other.accept('menu.375', Buffer.from('of another branch'), Buffer.from('another picture'));
    expect(new Accepted(folder).isMadeFrom('menu.375', screenshot)).toBe(false);
  });

  it('forgets the digest of a picture that is gone', () => {
    rmSync(join(folder, 'menu.375.png.br'));
    const accepted = new Accepted(folder);
    expect(accepted.isMadeFrom('menu.375', screenshot)).toBe(false);
    accepted.save();
    expect(JSON.parse(readFileSync(join(folder, 'digests.json'), 'utf8'))).toEqual({});
  });

  it('works without digests', () => {
    rmSync(join(folder, 'digests.json'));
    expect(new Accepted(folder).isMadeFrom('menu.375', screenshot)).toBe(false);
    writeFileSync(join(folder, 'digests.json'), '{}');
    expect(new Accepted(folder).isMadeFrom('menu.375', screenshot)).toBe(false);
  });
});

describe('screenshotOf', () => {
  const pageOf = (...shots: string[]) => ({
    url: () => 'http://storybook',
    screenshot: async () => Buffer.from(shots.shift() ?? 'still'),
  });
  const isKnown = (shot: Buffer): boolean => shot.toString() === 'accepted';

  it('takes nothing once more that is known', async () => {
    expect(await screenshotOf(pageOf('accepted', 'other'), isKnown)).toBeUndefined();
  });

  it('waits until a screenshot comes twice', async () => {
    expect(await screenshotOf(pageOf('half', 'whole', 'whole'), isKnown)).toEqual(
      Buffer.from('whole'),
    );
  });

  it('fails when none comes twice', async () => {
    const moving = pageOf('1', '2', '3', '4', '5', '6');
    await expect(screenshotOf(moving, isKnown)).rejects.toThrow('does not come to rest');
  });
});
