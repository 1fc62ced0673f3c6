import { expect, it } from 'vitest';
import operator from '../../../operator.json' with { type: 'json' };
import { checkOperator } from './check-operator.ts';

it('takes the file as it is, and nothing that does not say whether fees are taxed', () => {
  expect(() => checkOperator(operator)).not.toThrow();
  expect(() => checkOperator({ ...operator, feeTax: 'taxed' })).not.toThrow();
  for (const feeTax of [undefined, '', '10%', true]) {
    expect(() => checkOperator({ ...operator, feeTax })).toThrow('feeTax must be "taxed"');
  }
});
