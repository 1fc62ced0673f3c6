import type { Feature } from '@ferry/api/customer';
import config from '../../../../operator.json';

type Operator = Omit<typeof config, 'logo' | 'notOffered' | 'legal'> & {
  logo: string | null;
  /** `accessibility` takes the place of the site's own page. */
  legal: (typeof config)['legal'] & { accessibility?: string };
  /** The site hides these features, whatever the server offers. */
  notOffered?: Feature[];
};

/** The ferry company: name, phone, legal pages. The one place from which the app knows them. */
export const operator = config as Operator;
