/** Lists the theme roles and tokens that a style file names, for its documentation page. */
export const UsedTokens = ({ source }: { source: string }) => {
  const names = source.match(
    /\b(?:vars\.\w+|space|size|line|fontSize|fontWeight|lineHeight|duration|layer|media)(?:\.\w+|\[\d+\])/g,
  );
  return (
    <ul>
      {[...new Set(names)].sort().map((name) => (
        <li key={name}>
          <code>{name}</code>
        </li>
      ))}
    </ul>
  );
};
