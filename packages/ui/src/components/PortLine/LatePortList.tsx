import { type ComponentType, useEffect, useState } from 'react';
import type { PortListProps } from '../PortList/PortList.tsx';
import { Select } from '../Select/Select.tsx';
import { Skeleton, SkeletonBlock } from '../Skeleton/Skeleton.tsx';

type LatePortListProps = PortListProps & {
  /** How to get the list; tests hand in their own. */
  load?: () => Promise<ComponentType<PortListProps>>;
};

const loadPortList = () => import('../PortList/PortList.tsx').then((module) => module.PortList);

/** Height of four ports below the box, in px: what most routes take at most. */
const usualHeight = 320;

/** The lines of ports, loaded as they are first opened; where that fails, the device's own list. */
export const LatePortList = ({ load = loadPortList, ...list }: LatePortListProps) => {
  const { isOpen, label, routes, value, onChange } = list;
  const [List, setList] = useState<ComponentType<PortListProps>>();
  const [isFailed, setIsFailed] = useState(false);
  useEffect(() => {
    if (!isOpen || List) return;
    setIsFailed(false);
    load().then(
      (part) => setList(() => part),
      () => setIsFailed(true),
    );
  }, [isOpen, List, load]);
  if (routes.length === 0) return <p>港の一覧がまだありません。</p>;
  if (List) return <List {...list} />;
  if (isFailed) {
    const ports = routes.flatMap((route) => route.ports).filter(({ reason }) => !reason);
    const options = [...new Map(ports.map((port) => [port.value, port])).values()];
    return (
      <Select
        label={label}
        emptyLabel="選択してください"
        options={options.map(({ name, reading, ...port }) => ({ ...port, label: name, reading }))}
        value={value}
        onChange={onChange}
      />
    );
  }
  if (!isOpen) return null;
  return (
    <Skeleton label="港の一覧を読み込んでいます">
      <SkeletonBlock height={usualHeight} />
    </Skeleton>
  );
};
