import type {
  FewLeft,
  MinutesBefore,
  OperatorDocument,
  PassengerRules,
  SalesOpening,
} from './schema.ts';

/** The rules that hold for a route, stored with it so that a search finds them at once. */
export interface RouteRules {
  checkInClosesMinutesBefore: MinutesBefore;
  webClosesMinutesBefore: MinutesBefore;
  salesOpening: SalesOpening;
  passengers: PassengerRules;
  fewLeft: FewLeft;
}

export function routeRules(
  document: OperatorDocument,
  route: OperatorDocument['routes'][number],
): RouteRules {
  return {
    checkInClosesMinutesBefore: route.checkInClosesMinutesBefore,
    webClosesMinutesBefore: route.webClosesMinutesBefore,
    salesOpening: document.salesOpening,
    passengers: document.passengers,
    fewLeft: document.fewLeft,
  };
}
