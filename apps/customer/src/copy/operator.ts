import config from '../../../../operator.json';

type Operator = Omit<typeof config, 'logo'> & { logo: string | null };

/** The ferry company: name, phone, legal pages. The one place from which the app knows them. */
export const operator: Operator = config;
