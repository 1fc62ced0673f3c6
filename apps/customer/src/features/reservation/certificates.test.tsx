import type { Reservation } from '@ferry/api/customer';
import { exampleOf } from '@ferry/api/examples';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Certificates } from './components/Certificates.tsx';
import { certifiedLegs } from './model/certified-legs.ts';
import { hasCertificate } from './model/has-certificate.ts';

const cancelled = exampleOf('getReservation', 200, 'serviceCancelled');
const planned = exampleOf('getReservation', 200, 'confirmed');
/** Its delay is no news any more. */
const arrivedLate = {
  ...planned.outbound,
  service: { ...planned.outbound.service, hasCertificate: true },
};

afterEach(() => vi.restoreAllMocks());

const show = (reservation: Reservation) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Certificates reservation={reservation} />
    </QueryClientProvider>,
  );

test('欠航した行程、到着した後も遅れた行程に証明書があり、予定どおりの行程にはない', () => {
  const both = { ...cancelled, return: arrivedLate };
  const late = { ...planned, return: arrivedLate };
  expect([planned, cancelled, late].map(hasCertificate)).toEqual([false, true, true]);
  expect(certifiedLegs(planned)).toEqual([]);
  expect(certifiedLegs(late).map(({ name }) => name)).toEqual(['return']);
  expect(certifiedLegs(both).map(({ sailing, fileName }) => [sailing, fileName])).toEqual([
    ['往路 8月2日(月) 8:30 出港 汐見港から凪浦港へ', '欠航証明書_2027-08-02'],
    ['復路 8月2日(月) 8:30 出港 汐見港から凪浦港へ', '遅延証明書_2027-08-02'],
  ]);
});

test('行程の証明書をPDFで受け取り、便が戻っていればそう伝える', async () => {
  const asked: string[] = [];
  let answer = () => new Response(new Blob(['%PDF'], { type: 'application/pdf' }));
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    asked.push(new URL(new Request(input, init).url).pathname);
    return answer();
  });
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  const screen = await show(cancelled);
  await expect.element(screen.getByText(/先にお受け取りください/)).toBeVisible();
  const button = screen.getByRole('button', { name: /^PDFを保存する.*欠航証明書/ });
  await button.click();
  await expect.element(screen.getByText(/^PDFをお渡ししました/)).toBeVisible();
  expect([asked, saved]).toEqual([
    [`/customer-api/reservations/${cancelled.id}/certificates/outbound`],
    ['欠航証明書_2027-08-02.pdf'],
  ]);
  answer = () =>
    Response.json(exampleOf('getCertificatePdf', 409, 'notCertified'), { status: 409 });
  await button.click();
  await expect
    .element(screen.getByText(/この便には、証明書を発行する欠航・遅れがありません/))
    .toBeVisible();
});
