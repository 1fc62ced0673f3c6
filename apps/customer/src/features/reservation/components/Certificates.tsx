import type { Reservation } from '@ferry/api/customer';
import { loadCertificatePdf } from '@ferry/api/pdf';
import { Heading } from '@ferry/ui/Heading';
import { Hidden } from '@ferry/ui/Hidden';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { certifiedLegs } from '../model/certified-legs.ts';
import { isBooked, isToChoose } from '../model/is-to-come.ts';
import { SavePdf } from './SavePdf.tsx';

/** That a sailing was cancelled or late, on paper. */
export const Certificates = ({ reservation }: { reservation: Reservation }) => (
  <Stack gap={4}>
    <Text>
      お勤め先や保険会社などに出せます。お名前と予約番号は入りません。受け取った方は、証明書のQRコードから、当社が発行したことと現在の運航を確かめられます。
    </Text>
    {isBooked(reservation) && isToChoose(reservation) && (
      <Text>便の変更や、行程だけの取り消しの後は受け取れません。先にお受け取りください。</Text>
    )}
    {certifiedLegs(reservation).map(({ name, paper, sailing, fileName }) => (
      <Stack key={name} gap={2}>
        <Heading level={3} size={4}>
          {paper}
        </Heading>
        <Text>{sailing}</Text>
        <Hidden inPrint>
          <SavePdf
            paper={`${paper} ${sailing}`}
            fileName={fileName}
            load={() => loadCertificatePdf(reservation.id, name)}
          />
        </Hidden>
      </Stack>
    ))}
  </Stack>
);
