import { mailTexts } from '../rules/company.ts';

/**
 * What passengers bring, a line each, with the company's own lines after those of the product. Which paper of a discount
 * it is says something about a person: a mail does not.
 * @param facts.vehicleInspection of a vehicle with a length
 * @param facts.documents of a discount that the port checks
 */
export const bringText = (facts: { vehicleInspection: boolean; documents: boolean }): string =>
  [
    '乗船券(画面でも印刷でもかまいません)',
    ...(facts.vehicleInspection ? ['車検証の原本か写し'] : []),
    ...(facts.documents ? ['割引の確認に必要な書類(手帳、学生証など)'] : []),
    ...mailTexts.bring,
  ].join('\n');
