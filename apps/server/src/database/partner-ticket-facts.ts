/** What follows from an operator's document for a partner ticket, worked out when it is loaded. */
export interface PartnerTicketFacts {
  routeName: string;
  /** As the outbound leg sails. */
  sections: { from: PortFacts; to: PortFacts }[];
  /** Cabin types of the contained grade, each name once. */
  cabinNames: string[];
  /** In the order of the periods' letters. */
  prices: TicketPrice[];
}

interface PortFacts {
  id: string;
  name: string;
  /** In hiragana; null when nobody gave it. */
  nameKana: string | null;
}

/** The ticket and its crossing by itself in one fare period of the outbound leg; in whole yen. */
export interface TicketPrice {
  period: string;
  /** Empty where it has no name. */
  periodName: string;
  adultYen: number;
  childYen: number;
  crossingAdultYen: number;
  crossingChildYen: number;
}
