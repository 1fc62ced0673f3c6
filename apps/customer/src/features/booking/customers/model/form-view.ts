import type {
  Discount,
  Draft,
  DraftLeg,
  LegName,
  ListRoutesResponse,
  PassengerClass,
  Route,
  VehicleType,
} from '@ferry/api/customer';
import { partyText } from '@ferry/format/party-text';
import { passengerClasses } from '../../../../copy/passenger-classes.ts';

/** What the form has to know of a leg. */
export type FormLeg = {
  leg: LegName;
  /** Field of a passenger that names the cabin. */
  field: 'outboundCabin' | 'returnCabin';
  label: string;
  /** The cabins in their order, with the classes that are in them. */
  cabins: { label: string; classes: PassengerClass[] }[];
  /** Types of the chosen vehicles in their order. */
  vehicles: { type: VehicleType | undefined; lengthCm: number | null }[];
  route: Route | undefined;
};

/** What does not change while the form is filled in: the same object for the same draft. */
export type FormView = { legs: FormLeg[]; discounts: Discount[] };

function toLegView(leg: LegName, of: DraftLeg, { routes }: ListRoutesResponse): FormLeg {
  const route = routes.find(({ id }) => id === of.sailing.routeId);
  return {
    leg,
    field: leg === 'outbound' ? 'outboundCabin' : 'returnCabin',
    label: leg === 'outbound' ? '往路' : '復路',
    cabins: of.choice.cabins.map(({ party, privateUse }, index) => ({
      label: `客室${index + 1} ${of.cabins[index]?.cabinType.name ?? ''}${privateUse ? '(貸切)' : ''}:${partyText(party)}`,
      classes: passengerClasses.filter(({ key }) => party[key] > 0).map(({ id }) => id),
    })),
    vehicles: of.choice.vehicles.map(({ vehicleTypeId, lengthCm }) => ({
      type: route?.vehicleTypes.find(({ id }) => id === vehicleTypeId),
      lengthCm,
    })),
    route,
  };
}

/** Legs, vehicles and discounts of a draft. */
export function toFormView(
  { outbound, return: returnLeg, partnerTicket }: Draft,
  timetable: ListRoutesResponse,
): FormView {
  const legs = [
    toLegView('outbound', outbound, timetable),
    ...(returnLeg ? [toLegView('return', returnLeg, timetable)] : []),
  ];
  // A ticket has a price of its own: no discount lowers it.
  const discounts = (partnerTicket ? [] : legs)
    .flatMap(({ route }) => route?.discounts ?? [])
    .filter(({ isAutomatic }) => !isAutomatic);
  return {
    legs,
    discounts: discounts.filter(
      (discount, index) => discounts.findIndex(({ id }) => id === discount.id) === index,
    ),
  };
}

/** Whether the vehicles at a position are the same one on both legs: of one type, as long. */
export function isPairedIn({ legs }: FormView, index: number): boolean {
  const [ofOutbound, ofReturn] = legs.map(({ vehicles }) => vehicles[index]);
  return Boolean(
    ofOutbound?.type &&
      ofOutbound.type.id === ofReturn?.type?.id &&
      ofOutbound.lengthCm === ofReturn?.lengthCm,
  );
}
