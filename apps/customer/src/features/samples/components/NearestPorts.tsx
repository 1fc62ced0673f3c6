import type { FindNearestPortsResponse } from '@ferry/api/customer';
import { DescriptionList } from '@ferry/ui/DescriptionList';
import { Heading } from '@ferry/ui/Heading';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';

/** From where the distance counts. */
const origins: Record<FindNearestPortsResponse['precision'], string> = {
  prefecture: '都道府県庁',
  city: '市区町村の役所',
};

const originOf = (precision: FindNearestPortsResponse['precision']): string =>
  origins[precision] ?? '代表の地点';

/** The place that was understood, and the ports from near to far. */
export const NearestPorts = ({ place, precision, ports }: FindNearestPortsResponse) => (
  <Stack gap={6}>
    <Stack gap={3}>
      <Heading level={2}>場所</Heading>
      <DescriptionList
        rows={[
          { term: '都道府県', value: place.prefecture },
          { term: '市区町村', value: place.city || '―' },
          { term: '町域', value: place.town || '―' },
        ]}
      />
      <Text size="dense" tone="quiet">
        この場所そのものの緯度・経度は調べていません。位置がわかるのは{originOf(precision)}です。
      </Text>
    </Stack>
    <Stack gap={3}>
      <Heading level={2}>近い港</Heading>
      <DescriptionList
        rows={ports.map(({ port, address, distanceKm }) => ({
          term: port.name,
          value: (
            <>
              <Text isNumber>約{distanceKm.toLocaleString('ja-JP')} km</Text>
              {address && <Text size="dense">{address}</Text>}
            </>
          ),
        }))}
      />
      <Text size="dense" tone="quiet">
        {originOf(precision)}からの直線距離のめやすです。実際の道のりとは異なります。
      </Text>
    </Stack>
  </Stack>
);
