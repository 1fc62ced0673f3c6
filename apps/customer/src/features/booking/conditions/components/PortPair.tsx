import type { ListPortsResponse, ListRoutesResponse } from '@ferry/api/customer';
import { FieldPair } from '@ferry/ui/FieldPair';
import { SwapIcon } from '@ferry/ui/Icon';
import { IconButton } from '@ferry/ui/IconButton';
import { Select } from '@ferry/ui/Select';

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

/** From and to. The second list offers only ports that the first one has a section to. */
export function PortPair(props: PortPairProps) {
  const { ports = [], sections = [], from, to, onChange } = props;
  const emptyLabel = props.ports ? '選択してください' : '港の一覧を待っています';
  const reachable = new Set(
    sections.filter(({ fromPortId }) => fromPortId === from).map(({ toPortId }) => toPortId),
  );
  const options = ports.map(({ id, name }) => ({ value: id, label: name }));
  const destinations = options.filter(({ value }) => !from || reachable.has(value));

  const chooseFrom = (fromPortId: string) => {
    const stays = sections.some(
      (section) => section.fromPortId === fromPortId && section.toPortId === to,
    );
    onChange({ fromPortId, ...(!stays && { toPortId: '' }) });
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
          onChange={(toPortId) => onChange({ toPortId })}
        />
      }
      swap={
        <IconButton
          label="出発地と到着地を入れ替える"
          onClick={() => onChange({ fromPortId: to, toPortId: from })}
        >
          <SwapIcon />
        </IconButton>
      }
    />
  );
}
