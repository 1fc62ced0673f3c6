import { expect, type Page, test } from '@playwright/test';
import { expectSoundPage } from '../support/axe.ts';
import { expectMember, expectVisitor, members, signIn, signOut } from '../support/session.ts';

const { taro } = members;

// Passkeys are of a name, never of an address of numbers.
test.use({ baseURL: 'http://localhost:4312' });

/**
 * A device of the browser's, whose fingerprint is always right.
 *
 * @returns says whether its owner is at it: with nobody there, no passkey is chosen in the field either
 */
async function addDevice(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return (enabled: boolean) =>
    client.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
}

test('パスキーを追加すると、次からはパスワードなしでログインでき、外すとできなくなる', async ({
  page,
}) => {
  const setPresent = await addDevice(page);
  await page.goto('/customer/signin');
  await signIn(page, taro);
  await expectMember(page, taro.name);

  await page.goto('/customer/member?show=logins');
  await page.getByRole('button', { name: 'パスキーを追加する' }).click();
  const form = page.getByRole('form', { name: 'パスキーを追加する' });
  await expectSoundPage(page);
  await form.getByLabel('パスキーの名前').fill('　太郎のパソコン　');
  await form.getByRole('button', { name: 'この端末で作る' }).click();
  const passkeys = page.getByRole('list', { name: 'パスキー' });
  await expect(passkeys.getByRole('listitem')).toContainText(['太郎のパソコン']);
  await expect(passkeys).toContainText('まだ使っていません');

  await signOut(page);
  await expectVisitor(page);
  await setPresent(false);
  await page.goto('/customer/signin');
  await page.getByRole('button', { name: 'パスキーを使う' }).click();
  await setPresent(true);
  await expectMember(page, taro.name);

  await page.goto('/customer/member?show=logins');
  await expect(passkeys).toContainText('最後のログインは');
  await passkeys.getByRole('button', { name: /^外す/ }).click();
  await passkeys.getByRole('button', { name: '外す', exact: true }).click();
  await expect(passkeys).toHaveCount(0);
  await signOut(page);
  await setPresent(false);
  await page.goto('/customer/signin');
  await page.getByRole('button', { name: 'パスキーを使う' }).click();
  await setPresent(true);
  await expect(page.getByRole('alert')).toContainText('このパスキーを確認できませんでした。');
  await expectVisitor(page);
  await expectSoundPage(page);
});
