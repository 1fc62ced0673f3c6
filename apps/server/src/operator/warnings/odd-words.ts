import type { OperatorDocument } from '../../rules/schema.ts';
import type { DocumentIssue } from '../document-issue.ts';

/** Words that customers read and hardly as they were meant. Guarded by `test/operator/warnings.spec.ts`. */
export const oddWords = (document: OperatorDocument): DocumentIssue[] => [
  ...sameNames(document),
  ...readings(document),
  ...phones(document),
  ...markup(document),
];

/** Vessels of a feed have one name. */
function sameNames({ routes }: OperatorDocument): DocumentIssue[] {
  return routes.flatMap(({ name }, index) => {
    const other = routes.slice(0, index).find((each) => each.name === name);
    return other
      ? [{ path: `routes.${index}.name`, reason: `${other.id} is called ${name} too` }]
      : [];
  });
}

/** Of what may be read: hiragana with signs between, as 「しおみ・なぎうらこうろ」. */
function readings({ ports, vessels, routes }: OperatorDocument): DocumentIssue[] {
  const lists = { ports, vessels, routes };
  return Object.entries(lists).flatMap(([list, items]) =>
    items.flatMap(({ nameKana }, index) =>
      nameKana === undefined || /^[\p{Script=Hiragana}ー・\s\d]*$/u.test(nameKana)
        ? []
        : [{ path: `${list}.${index}.nameKana`, reason: `"${nameKana}" is not hiragana alone` }],
    ),
  );
}

function phones({ ports }: OperatorDocument): DocumentIssue[] {
  return ports.flatMap(({ phone }, index) =>
    phone === '' || phone.replaceAll(/\D/g, '').length >= 9
      ? []
      : [{ path: `ports.${index}.phone`, reason: `"${phone}" is no telephone number` }],
  );
}

function markup({ notices, ports, vessels, routes }: OperatorDocument): DocumentIssue[] {
  const texts = [
    ...notices.map(({ title, body }, index) => [`notices.${index}`, title + body] as const),
    ...Object.entries({ ports, vessels, routes }).flatMap(([list, items]) =>
      items.map(({ description }, index) => [`${list}.${index}.description`, description] as const),
    ),
  ];
  return texts
    .filter(([, text]) => /<\/?[a-z][^>]*>/i.test(text))
    .map(([path]) => ({ path, reason: 'it has HTML, which customers read as it is' }));
}
