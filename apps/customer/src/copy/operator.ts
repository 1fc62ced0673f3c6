import type { Feature } from '@ferry/api/customer';
import config from '../../../../operator.json';

type Operator = Omit<typeof config, 'logo' | 'notOffered'> & {
  logo: string | null;
  /** The site hides these features, whatever the server offers. */
  notOffered?: Feature[];
};

/** The ferry company: name, phone, legal pages. The one place from which the app knows them. */
export const operator = config as Operator;
