import type { ListPortsResponse, ListRoutesResponse } from '@ferry/api/customer';
import { FieldPair } from '@ferry/ui/FieldPair';
import { SwapIcon } from '@ferry/ui/Icon';
import { IconButton } from '@ferry/ui/IconButton';
import { Select } from '@ferry/ui/Select';
import { VisuallyHidden } from '@ferry/ui/VisuallyHidden';
import { useState } from 'react';

export type PortPairProps = {
  /** Undefined until they are there. */
  ports: ListPortsResponse['ports'] | undefined;
  /** Where ferries go. */
  sections: ListRoutesResponse['routes'][number]['sections'] | undefined;
  from: string;
  to: string;
  fromError: string | undefined;
  toError: string | undefined;
  onChange: (ports: { fromPortId?: string; toPortId?: string }) => void;
};

const optionOf = ({ id, name, nameKana }: ListPortsResponse['ports'][number]) => ({
  value: id,
  label: name,
  reading: nameKana,
});

/** From and to. The second list offers only ports that the first one has a section to. */
export function PortPair(props: PortPairProps) {
  const { ports = [], sections = [], from, to, onChange } = props;
  const [said, setSaid] = useState('');
  const emptyLabel = props.ports ? '選択してください' : '港の一覧を待っています';
  const reachable = new Set(
    sections.filter(({ fromPortId }) => fromPortId === from).map(({ toPortId }) => toPortId),
  );
  const options = ports.map(optionOf);
  const destinations = options.filter(({ value }) => !from || reachable.has(value));

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
    <FieldPair
      first={
        <Select
          label="出発地"
          id="search-from"
          emptyLabel={emptyLabel}
          options={options}
          value={from}
          error={props.fromError}
          onChange={chooseFrom}
        />
      }
      second={
        <Select
          label="到着地"
          id="search-to"
          emptyLabel={emptyLabel}
          options={destinations}
          value={to}
          error={props.toError}
          onChange={(toPortId) => change({ toPortId })}
        />
      }
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
