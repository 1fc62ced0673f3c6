import { afterEach, expect, it } from 'vitest';
import { setOffered } from '../../../page/offered.ts';
import { savedWord } from '../../../page/offered-words.ts';
import { isOfferedPart, offeredParts } from './profile-parts.ts';
import { retentionSteps } from './retention-steps.ts';

afterEach(() => setOffered(undefined));

it('車両を載せない会社のマイページには、車両のページも言葉もない', () => {
  const said = () => JSON.stringify([offeredParts(), retentionSteps(), savedWord()]);
  expect([said().includes('車両'), isOfferedPart('vehicles')]).toEqual([true, true]);
  setOffered(['members']);
  expect([said().includes('車両'), isOfferedPart('vehicles')]).toEqual([false, false]);
  expect(isOfferedPart('companions')).toBe(true);
});
