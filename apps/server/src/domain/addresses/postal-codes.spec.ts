import { describe, expect, it } from 'vitest';
import { DomainError } from '../domain-error.ts';
import { findPostalCode, tidyTown } from './postal-codes.ts';

describe('findPostalCode', () => {
  it.each(['0400063', '040-0063', '〒０４０－００６３', ' 〒 040ー0063 '])(
    '%s finds the town, however it is typed',
    async (typed) => {
      expect(await findPostalCode(typed)).toEqual({
        postalCode: '040-0063',
        addresses: [{ prefecture: '北海道', city: '函館市', town: '若松町' }],
      });
    },
  );

  it.each([
    ['0600000', '札幌市中央区', '', 'the whole municipality'],
    ['1000005', '千代田区', '丸の内', 'exceptions in brackets'],
    ['1006001', '千代田区', '霞が関霞が関ビル', 'a floor in brackets'],
    ['0287915', '九戸郡洋野町', '種市', 'a span of blocks'],
    ['1000301', '利島村', '', 'all of a village'],
    ['5220317', '犬上郡多賀町', '一円', 'a town that is called so'],
    ['0611363', '恵庭市', '', 'one code of several towns'],
    ['4411324', '新城市', '', 'several names for one code'],
    ['9450397', '刈羽郡刈羽村', '大字割町新田215-1', 'a code of one firm'],
  ])('%s is %s %s (%s)', async (code, city, town) => {
    const { addresses } = await findPostalCode(code);
    expect(addresses).toEqual([expect.objectContaining({ city, town })]);
  });

  it.each(['0101111', '040', '04000631', 'はこだて', ''])('%s is not found', async (typed) => {
    await expect(findPostalCode(typed)).rejects.toThrow(new DomainError('POSTAL_CODE_NOT_FOUND'));
  });
});

describe('tidyTown', () => {
  it.each([
    ['琴平町の次に１～４２６番地がくる場合', ''],
    ['甲、乙（大木戸）', ''],
    ['若松町', '若松町'],
  ])('%s becomes %s', (town, tidy) => {
    expect(tidyTown(town)).toBe(tidy);
  });
});
