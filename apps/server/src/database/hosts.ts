const SEVERAL = /^(postgres(?:ql)?:\/\/(?:[^@/?]*@)?)([^/?@]+)(.*)$/;

/**
 * The addresses of an address with several hosts (`postgres://user@db1:5432,db2:5432/name`), as PostgreSQL's own
 * clients write it; a host without a port has the usual one.
 * @returns one for each host; of an address that is none, that address
 */
export function addressesOf(databaseUrl: string): string[] {
  const [, before = '', hosts = '', after = ''] = SEVERAL.exec(databaseUrl) ?? [];
  if (!hosts.includes(',')) return [databaseUrl];
  return hosts.split(',').map((host) => `${before}${host}${after}`);
}
