import { Fragment } from 'react';

/** Lists the theme roles and tokens that a style file names, for its documentation page. */
export const UsedTokens = ({ source }: { source: string }) => {
  const names = source.match(
    /\b(?:vars\.\w+|space|size|line|fontSize|fontWeight|lineHeight|duration|layer|media)(?:\.(?!ts\b)\w+|\[\d+\])/g,
  );
  return (
    <p>
      {[...new Set(names)].sort().map((name) => (
        <Fragment key={name}>
          <code>{name}</code>{' '}
        </Fragment>
      ))}
    </p>
  );
};
