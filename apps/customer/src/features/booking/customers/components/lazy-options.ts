import type { Draft } from '@ferry/api/customer';
import { lazy } from 'react';
import type { FormView } from '../model/form-view.ts';

/** The code of meals and pets: most sailings have neither. */
export const loadOptions = () => import('./OptionFields.tsx');

export const LazyOptionFields = lazy(async () => ({
  default: (await loadOptions()).OptionFields,
}));

/** Whether there is something to choose. */
export const hasOptions = ({ legs }: FormView, { outbound, return: returnLeg }: Draft): boolean =>
  legs.some(({ leg, route }) => {
    const { choice } = (leg === 'outbound' ? outbound : returnLeg) ?? {};
    return (route?.meals.length ?? 0) > 0 || (choice?.pets.length ?? 0) > 0;
  });
