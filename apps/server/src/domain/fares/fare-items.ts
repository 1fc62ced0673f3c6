import type { LegName } from '@ferry/api/customer-server';
import type { CancellableItem } from '../../rules/cancellation-rules.ts';
import type { DISCOUNT_TARGETS } from '../../rules/discount-rules.ts';

/** The part of a leg that an item is paid for; positions are those of the leg's facts. */
export interface FarePart {
  kind: CancellableItem;
  /** Of a passenger in the trip's list, of all others in the leg's. */
  position: number;
}

/** One thing that is paid for, before discounts. */
export interface FareItem {
  leg: LegName;
  part: FarePart;
  ruleId: string;
  /** Japanese, as it is shown. */
  label: string;
  /** What a discount's line calls it: 大人, 車両. */
  shortLabel: string;
  /** Full price in whole yen, tax included. */
  yen: number;
  /** The resident's price in yen, where the table has one. */
  residentYen?: number | undefined;
  /** What kind of discounts may lower it; undefined for what none does. */
  target: (typeof DISCOUNT_TARGETS)[number] | undefined;
  /** The passenger it is for; undefined for rooms and vehicles. */
  passenger: number | undefined;
  passengerClass: 'adult' | 'child' | 'infant' | undefined;
  grade: string | undefined;
  /** The part of a vehicle fare that is the driver's berth. */
  isDriverShare: boolean;
}

/** An item that is no passenger's and that no discount lowers, unless told otherwise. */
export function item(
  base: Pick<FareItem, 'leg' | 'part' | 'ruleId' | 'label' | 'yen'> & Partial<FareItem>,
): FareItem {
  return {
    shortLabel: base.label,
    target: undefined,
    passenger: undefined,
    passengerClass: undefined,
    grade: undefined,
    isDriverShare: false,
    ...base,
  };
}
