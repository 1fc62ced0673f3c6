import type { LegName, Reservation } from '@ferry/api/customer';
import { jstDate } from '@ferry/format/date';
import { formatSailingTimeShort } from '@ferry/format/short-time';
import { sails } from '../../../trips/needs-payment.ts';

/** A leg of whose sailing there is a certificate. */
type CertifiedLeg = {
  name: LegName;
  /** 「欠航証明書」 */
  paper: string;
  /** 「往路 8月2日(月) 8:30 出港 汐見港から凪浦港へ」 */
  sailing: string;
  /** Without its ending. */
  fileName: string;
};

/** The legs that were cancelled, or late by the operator's minutes or more. */
export const certifiedLegs = ({ outbound, return: returnLeg }: Reservation): CertifiedLeg[] =>
  [
    { name: 'outbound' as const, word: returnLeg ? '往路 ' : '', leg: outbound },
    { name: 'return' as const, word: '復路 ', leg: returnLeg },
  ].flatMap(({ name, word, leg }) => {
    if (!leg?.service.hasCertificate) return [];
    const { departureAt, fromPort, toPort } = leg.sailing;
    const paper = sails(leg) ? '遅延証明書' : '欠航証明書';
    const ports = `${fromPort.name}から${toPort.name}へ`;
    return {
      ...{ name, paper, sailing: `${word}${formatSailingTimeShort(departureAt)} 出港 ${ports}` },
      fileName: `${paper}_${jstDate(departureAt)}`,
    };
  });
