import * as v from 'valibot';

/** Of which sailings there is a certificate; of a cancelled one always. */
export const CertificateRules = v.strictObject({
  /** A delay of so many minutes or more. */
  fromDelayMinutes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_440)),
});

export type CertificateRules = v.InferOutput<typeof CertificateRules>;

export const defaultCertificateRules: CertificateRules = { fromDelayMinutes: 30 };
