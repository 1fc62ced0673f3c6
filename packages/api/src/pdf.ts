import './customer.ts';
import { ApiError } from './errors.ts';
import { getCertificatePdf, getReceiptPdf } from './generated/customer/sdk.gen.ts';
import type { LegName } from './generated/customer/types.gen.ts';

const PDF = 'application/pdf';

/**
 * The PDF of an issued receipt. The contract's responses that are a file: a generated query would read
 * them as JSON.
 *
 * @param receiptId of an issued receipt
 * @throws {ApiError} `UNEXPECTED` for a response that is no PDF, for example a gateway's page
 */
export const loadReceiptPdf = async (receiptId: string): Promise<Blob> =>
  checked(await getReceiptPdf({ path: { receiptId }, parseAs: 'blob' }));

/**
 * The certificate of a leg's sailing that was cancelled or late, as of now.
 *
 * @throws {ApiError} `SAILING_AS_PLANNED` where there is none, `UNEXPECTED` for a response that is no PDF
 */
export const loadCertificatePdf = async (reservationId: string, leg: LegName): Promise<Blob> =>
  checked(await getCertificatePdf({ path: { reservationId, leg }, parseAs: 'blob' }));

function checked({ data, response }: { data: Blob | File; response: Response }): Blob {
  if (data.size > 0 && data.type.startsWith(PDF)) return data;
  throw new ApiError('UNEXPECTED', response.status);
}
