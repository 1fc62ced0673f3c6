import './customer.ts';
import { ApiError } from './errors.ts';
import { getReceiptPdf } from './generated/customer/sdk.gen.ts';

const PDF = 'application/pdf';

/**
 * The PDF of an issued receipt. The contract's only response that is a file: the generated query would
 * read it as JSON.
 *
 * @param receiptId of an issued receipt
 * @throws {ApiError} `UNEXPECTED` for a response that is no PDF, for example a gateway's page
 */
export async function loadReceiptPdf(receiptId: string): Promise<Blob> {
  const { data, response } = await getReceiptPdf({ path: { receiptId }, parseAs: 'blob' });
  if (data.size > 0 && data.type.startsWith(PDF)) return data;
  throw new ApiError('UNEXPECTED', response.status);
}
