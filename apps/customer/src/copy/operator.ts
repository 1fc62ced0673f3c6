import config from '../../../../operator.json';

/** The ferry company: name, phone, legal pages. The one place from which the app knows them. */
export const operator = config;
