import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { HelpAsked } from './HelpAsked.tsx';
import { SpecialFields } from './SpecialFields.tsx';

function Fields() {
  const [isAsked, setIsAsked] = useState(true);
  return (
    <SpecialFields isSet>{isAsked && <HelpAsked onNone={() => setIsAsked(false)} />}</SpecialFields>
  );
}

test('手伝いを断ると、ボタンがなくなり、フォーカスは欄の見出しに移る', async () => {
  const screen = await render(<Fields />);
  const none = screen.getByRole('button', { name: '手伝いは必要ありません' });
  none.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(none).not.toBeInTheDocument();
  expect(document.activeElement?.tagName).toBe('SUMMARY');
});
