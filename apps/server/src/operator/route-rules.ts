import type { MinutesBefore, OperatorDocument } from './schema.ts';
import { type SellingRules, sellingRulesOf } from './selling-rules.ts';

/** The rules that hold for a route, stored with it so that a search finds them at once. */
export interface RouteRules extends SellingRules {
  checkInClosesMinutesBefore: MinutesBefore;
  webClosesMinutesBefore: MinutesBefore;
}

export function routeRules(
  document: OperatorDocument,
  route: OperatorDocument['routes'][number],
): RouteRules {
  return {
    checkInClosesMinutesBefore: route.checkInClosesMinutesBefore,
    webClosesMinutesBefore: route.webClosesMinutesBefore,
    ...sellingRulesOf(document),
  };
}
