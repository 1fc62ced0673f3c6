import type { PassengerInput } from '@ferry/api/customer';
import { exampleOf } from '@ferry/api/examples';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { withoutPerson } from '../model/profile-choice.ts';
import { fieldBinding } from './field-binding.ts';
import { PassengerListFields } from './PassengerListFields.tsx';

const [first] = exampleOf('getDraft', 200, 'default').customers.passengers;
if (!first) throw new Error('The example has a passenger');
const child: PassengerInput = { ...withoutPerson(first), passengerClass: 'child' };
const form = { answer: () => undefined, leave: () => undefined, visible: [] };

const fieldsOf = (value: PassengerInput) => (
  <PassengerListFields
    bind={fieldBinding('passengers.1', value, form)}
    value={value}
    isOwn={false}
    ages={{ adultFrom: 12, child: { from: 6, to: 12 }, infant: { from: 1, to: 5 } }}
    firstCity={undefined}
  />
);

test('同行者を選んで生年月日が入ると、小人の年齢の欄は生年月日になり、外すと年齢も答えられる', async () => {
  const screen = await render(fieldsOf(child));
  const age = screen.getByRole('combobox', { name: /年齢/ });
  await expect.element(age).toBeVisible();
  await screen.rerender(fieldsOf({ ...child, birthDate: '2018-05-20' }));
  await expect
    .element(screen.getByRole('textbox', { name: '年', exact: true }))
    .toHaveValue('2018');
  await expect.element(age).not.toBeInTheDocument();
  await screen.rerender(fieldsOf(child));
  const year = screen.getByRole('textbox', { name: '年', exact: true });
  await expect.element(year).toHaveValue('');
  await expect.element(year).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: /年齢/ })).toBeVisible();
});
