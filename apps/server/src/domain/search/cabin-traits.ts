import type { CabinType } from '../../rules/schema.ts';

const TRAITS = {
  private: ({ tariff, canBePrivate }: CabinType) => tariff === 'perRoom' || canBePrivate,
  womenOnly: ({ isWomenOnly }: CabinType) => isWomenOnly,
  accessible: ({ isAccessible }: CabinType) => isAccessible,
  pets: ({ takesPets }: CabinType) => takesPets,
};

/** What can be looked for in a cabin, as the contract's `cabinNeeds` names it. */
export type CabinTrait = keyof typeof TRAITS;

const isTrait = (name: string): name is CabinTrait => Object.hasOwn(TRAITS, name);

/** `accessible,private`, as it is in a query. */
export const parseCabinNeeds = (text: string): CabinTrait[] => text.split(',').filter(isTrait);

/** Whether a cabin type has everything that is looked for. */
export const hasTraits = (type: CabinType, traits: readonly CabinTrait[]): boolean =>
  traits.every((trait) => TRAITS[trait](type));
