import { formatDateTime } from '@ferry/format/date';
import { formatDuration } from '@ferry/format/service-time';
import { encode } from 'uqr';
import type { Certificate, SailingRun } from '../domain/certificates/sailing-run.ts';
import { addMinutes } from '../domain/instant.ts';
import { operator } from '../rules/company.ts';
import { onePress } from './one-press.ts';
import type { Sheet } from './sheet.ts';

/** The heading of the paper, and how its file is called. */
export const certificateName = ({ isCancelled }: Pick<SailingRun, 'isCancelled'>): string =>
  isCancelled ? '欠航証明書' : '遅延証明書';

/**
 * The PDF of a certificate, with its code and the way to verify it.
 * @param siteUrl without a slash at the end
 * @throws DomainError `UNAVAILABLE` while too many others are waiting
 */
export const printCertificate = (certificate: Certificate, siteUrl: string): Promise<Buffer> =>
  onePress(async () => {
    const { Sheet } = await import('./sheet.ts');
    const sheet = new Sheet({
      title: certificateName(certificate.run),
      author: operator.companyName,
      createdAt: certificate.issuedAt,
    });
    write(sheet, certificate);
    writeProof(sheet, certificate, siteUrl);
    return sheet.finish();
  });

function write(sheet: Sheet, { run, issuedAt }: Certificate): void {
  sheet.heading(certificateName(run));
  sheet.space(10);
  sheet.paragraph(`発行日時 ${formatDateTime(issuedAt)}`, { align: 'right', size: 9.5 });
  sheet.space(14);
  sheet.paragraph(
    run.isCancelled
      ? '当社の次の便が、欠航となったことを証明します。'
      : `当社の次の便が、${formatDuration(run.delayMinutes)}の遅れとなったことを証明します。`,
    { size: 12 },
  );
  sheet.subheading('便');
  sheet.facts([
    ['航路', run.routeName],
    ['船', run.vesselName],
    ['区間', `${run.fromPortName} → ${run.toPortName}`],
    ['出港の予定', formatDateTime(run.departureAt)],
    ['入港の予定', formatDateTime(run.arrivalAt)],
  ]);
  sheet.subheading('運航');
  sheet.facts([...runFacts(run), ...(run.reason ? [['理由', run.reason] as const] : [])]);
  sheet.space(6);
  const aside = { size: 9, isFaint: true } as const;
  sheet.paragraph('運航は、発行日時の時点で当社が発表しているものです。', aside);
  sheet.paragraph('この証明書は便についてのもので、ご乗船になった方を証明しません。', aside);
}

function runFacts(run: SailingRun): (readonly [string, string])[] {
  if (run.isCancelled) return [['運航', '欠航']];
  const late = (at: Date) => formatDateTime(addMinutes(at, run.delayMinutes));
  return [
    ['遅れ', formatDuration(run.delayMinutes)],
    ['遅れた出港', late(run.departureAt)],
    ['遅れた入港', late(run.arrivalAt)],
  ];
}

function writeProof(sheet: Sheet, { code }: Certificate, siteUrl: string): void {
  const page = `${siteUrl}/customer/certificate`;
  const url = `${page}#${code}`;
  sheet.subheading('この証明書を確かめる');
  sheet.paragraph('当社が発行したことと、その便の現在の運航を、次のページで確かめられます。');
  sheet.space(6);
  sheet.link(page, url);
  sheet.space(6);
  sheet.code(encode(url, { ecc: 'M', border: 0 }).data, '証明書を確かめるページのQRコード');
  sheet.space(8);
  sheet.paragraph('QRコードを読み取れないときは、このページに次のコードを貼り付けてください。', {
    size: 9,
  });
  sheet.paragraph(code, { size: 8 });
  sheet.subheading('発行者');
  sheet.facts([
    ['会社名', operator.companyName],
    ['電話', `${operator.phone.number}(${operator.phone.hours})`],
  ]);
}
