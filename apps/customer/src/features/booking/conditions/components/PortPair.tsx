import type { ListPortsResponse, ListRoutesResponse } from '@ferry/api/customer';
import { SwapIcon } from '@ferry/ui/Icon';
import { IconButton } from '@ferry/ui/IconButton';
import { PortLine } from '@ferry/ui/PortLine';
import { VisuallyHidden } from '@ferry/ui/VisuallyHidden';
import { useState } from 'react';
import { routeFace } from '../../../../copy/route-faces.ts';
import { searchLabels } from '../../../../copy/search-labels.ts';
import { searchFieldIds } from '../../shared/model/use-search-form.ts';
import { departures, destinations } from '../model/port-lines.ts';

type PortPairProps = {
  /** Undefined until they are there. */
  ports: ListPortsResponse['ports'] | undefined;
  /** Where ferries go. */
  routes: ListRoutesResponse['routes'] | undefined;
  /** They will not come: the page says so above the form. */
  isUnavailable: boolean | undefined;
  from: string;
  to: string;
  fromError: string | undefined;
  toError: string | undefined;
  onChange: (ports: { fromPortId?: string; toPortId?: string }) => void;
};

/** From and to. The second list has only routes that the first port lies on. */
export function PortPair(props: PortPairProps) {
  const { ports = [], routes = [], from, to, onChange } = props;
  const sections = routes.flatMap((route) => route.sections);
  const route = routes.find((one) => hasSection(one, from, to));
  const [said, setSaid] = useState('');
  const missing = props.isUnavailable ? '港の一覧がありません' : '港の一覧を待っています';
  const emptyLabel = props.ports ? '選択してください' : missing;
  const change: PortPairProps['onChange'] = (chosen) => {
    // What was said of the ports is no longer so.
    setSaid('');
    onChange(chosen);
  };
  const chooseFrom = (fromPortId: string) => {
    const stays = sections.some(
      (section) => section.fromPortId === fromPortId && section.toPortId === to,
    );
    change({ fromPortId, ...(!stays && { toPortId: '' }) });
  };

  const nameOf = (id: string) => ports.find((port) => port.id === id)?.name;
  const swap = () => {
    const [newFrom, newTo] = [nameOf(to), nameOf(from)];
    setSaid(newFrom && newTo ? `出発地を${newFrom}、到着地を${newTo}に入れ替えました。` : '');
    onChange({ fromPortId: to, toPortId: from });
  };

  return (
    <PortLine
      note="到着地がひとつだけの港では、到着地も同時に決まります。"
      hue={route && routeFace(route.id, route.name).hue}
      from={{
        label: searchLabels['search.fromPortId'],
        id: searchFieldIds.fromPortId,
        emptyLabel,
        routes: departures(routes, ports),
        value: from,
        error: props.fromError,
        onChange: chooseFrom,
      }}
      to={{
        label: searchLabels['search.toPortId'],
        id: searchFieldIds.toPortId,
        emptyLabel,
        routes: destinations(routes, ports, from),
        value: to,
        error: props.toError,
        onChange: (toPortId) => change({ toPortId }),
      }}
      swap={
        <>
          <IconButton label="出発地と到着地を入れ替える" onClick={swap}>
            <SwapIcon />
          </IconButton>
          <VisuallyHidden role="status">{said}</VisuallyHidden>
        </>
      }
    />
  );
}

const hasSection = (
  { sections }: ListRoutesResponse['routes'][number],
  from: string,
  to: string,
): boolean => sections.some(({ fromPortId, toPortId }) => fromPortId === from && toPortId === to);
