import { expect, it } from 'vitest';
import { isKnownService } from './known-services.ts';

it.each([
  'https://fcm.googleapis.com/fcm/send/dH7c:APA91b',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
  'https://web.push.apple.com/QGuQyavXutnMH',
  'https://wns2-par02p.notify.windows.com/w/?token=BQYAAA%2b',
])('sends to %s', (endpoint) => {
  expect(isKnownService(endpoint)).toBe(true);
});

it.each([
  'http://fcm.googleapis.com/a',
  'https://127.0.0.1/a',
  'https://[::1]/a',
  'https://169.254.169.254/latest/meta-data',
  'https://2130706433/a',
  'https://localhost/a',
  'https://fcm.googleapis.com.evil.example/a',
  'https://evil.example/fcm.googleapis.com',
  'https://fcm.googleapis.com@evil.example/a',
  'https://user:pass@fcm.googleapis.com/a',
  'https://fcm.googleapis.com:443/a',
  'https://fcm.googleapis.com:8443/a',
  'https://fcm.googleapis.com./a',
  'https://FCM.googleapis.com/a',
  'https://fcm.googleapis.com/../a',
  'https://fcm.googleapis.com\\@evil.example/a',
  'https://fcm.googleapis.com/a#b',
  'https://android.googleapis.com/a',
  'https://push.apple.com/a',
  'https://evilpush.apple.com/a',
  'https://a.notify.windows.com.evil.example/a',
  ' https://fcm.googleapis.com/a',
  'file:///etc/passwd',
  'not an address',
])('sends nothing to %s', (endpoint) => {
  expect(isKnownService(endpoint)).toBe(false);
});
