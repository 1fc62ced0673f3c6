import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { propDescription } from '../packages/ui/src/docs/props/prop-description.ts';

interface Documented {
  __docgenInfo?: { displayName?: string };
}

/** Puts the Japanese words into the tables of properties; what nobody has described stays as it is. */
export const withJapaneseProps: ArgTypesEnhancer = ({ argTypes, component, title }) => {
  const documented = (component as Documented | undefined)?.__docgenInfo?.displayName;
  const name = documented ?? title.split('/').at(-1) ?? '';
  return Object.fromEntries(
    Object.entries(argTypes).map(([prop, argType]) => {
      const description = propDescription(name, prop) ?? argType.description;
      return [prop, { ...argType, description }];
    }),
  );
};
// After what is inferred from the stories' own values, which some tables are made of.
withJapaneseProps.secondPass = true;
