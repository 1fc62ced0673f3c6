import { expect, type Page } from '@playwright/test';
import { expectSoundPage } from '../support/axe.ts';
import { toFloor } from '../support/floor.ts';
import { test } from '../support/own-context.ts';
import { press } from '../support/press.ts';
import { expectMember, expectVisitor, members, signIn, signOut } from '../support/session.ts';

const { taro } = members;

// Passkeys are of a name, never of an address of numbers.
test.use({ baseURL: 'http://localhost:4312' });

/** A device of the browser's: it has a fingerprint that is always right. */
async function addDevice(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  // Its owner is always there: in a field it would be chosen before anything is pressed.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
}

const OPERATOR_SITE = /shionagi-ferry\.example/;

/** Signs out, and waits for the way to the operator's site, which would take the next page away. */
const leave = (page: Page) => Promise.all([page.waitForRequest(OPERATOR_SITE), signOut(page)]);

test('パスキーを追加すると、次からはパスワードなしでログインでき、外すとできなくなる', async ({
  page,
  context,
}) => {
  await toFloor(context);
  await addDevice(page);
  // Nothing is there: the page stays.
  await context.route(OPERATOR_SITE, (route) => route.abort('aborted'));
  await page.goto('/customer/signin');
  await signIn(page, taro);
  await expectMember(page, taro.name);

  await page.goto('/customer/member?show=logins');
  await press(page.getByRole('button', { name: 'パスキーを追加する' }));
  const form = page.getByRole('form', { name: 'パスキーを追加する' });
  await expectSoundPage(page);
  await form.getByLabel('パスキーの名前').fill('　太郎のパソコン　');
  await press(form.getByRole('button', { name: 'この端末で作る' }));
  const passkeys = page.getByRole('list', { name: 'パスキー' });
  await expect(passkeys.getByRole('listitem')).toContainText(['太郎のパソコン']);
  await expect(passkeys).toContainText('まだ使っていません');

  await leave(page);
  await expectVisitor(page);
  await page.goto('/customer/signin');
  await press(page.getByRole('button', { name: 'パスキーを使う' }));
  await expectMember(page, taro.name);

  await page.goto('/customer/member?show=logins');
  await expect(passkeys).toContainText('最後のログインは');
  await press(passkeys.getByRole('button', { name: /^外す/ }));
  await press(passkeys.getByRole('button', { name: '外す', exact: true }));
  await expect(passkeys).toHaveCount(0);
  await leave(page);
  await page.goto('/customer/signin');
  await press(page.getByRole('button', { name: 'パスキーを使う' }));
  await expect(page.getByRole('alert')).toContainText('このパスキーを確認できませんでした。');
  await expectVisitor(page);
  await expectSoundPage(page);
});
