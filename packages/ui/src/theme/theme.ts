/** What a theme has to say. `contract.css.ts` turns these names into custom properties. */
export type Theme = {
  /** Colour roles. Text roles are checked for contrast against the grounds in `pairs.ts`. */
  color: {
    ink: string;
    inkQuiet: string;
    ground: string;
    groundPage: string;
    /** Quiet rows inside a card. */
    groundQuiet: string;
    groundDeep: string;
    groundDeepRaised: string;
    onDeep: string;
    onDeepQuiet: string;
    onDeepAccent: string;
    /** The one primary action of a screen, and nothing else. */
    primary: string;
    primaryHover: string;
    primaryPressed: string;
    onPrimary: string;
    action: string;
    actionHover: string;
    actionPressed: string;
    onAction: string;
    link: string;
    selected: string;
    onSelected: string;
    /** Ground of what is chosen where `selected` would be loud: a whole card, an open cell. */
    selectedQuiet: string;
    hover: string;
    controlBorder: string;
    /** For lines that carry no meaning. */
    hairline: string;
    success: string;
    successGround: string;
    warning: string;
    warningGround: string;
    danger: string;
    dangerGround: string;
    info: string;
    infoGround: string;
    /** Sundays and public holidays. */
    sunday: string;
    saturday: string;
    /**
     * Hues by which the routes of an operator are told apart, in the order of its routes, each with
     * the ground of its maps and drawings. They never mean a state.
     */
    route1: string;
    route1Tint: string;
    route2: string;
    route2Tint: string;
    route3: string;
    route3Tint: string;
    onRoute: string;
    focus: string;
    focusEdge: string;
    areaReservation: string;
    areaInquiry: string;
    areaTicket: string;
    areaMember: string;
    onArea: string;
    skeleton: string;
    backdrop: string;
    /** The picture of the home page: sky, hills, water and the ship. */
    heroSkyHigh: string;
    heroSkyMid: string;
    heroSkyLow: string;
    heroSun: string;
    heroSunHalo: string;
    heroHillFar: string;
    heroHillMid: string;
    heroHillNear: string;
    heroSeaFar: string;
    heroSeaMid: string;
    heroSeaNear: string;
    heroGlint: string;
    heroHorizon: string;
    heroHull: string;
    heroHouse: string;
    heroShade: string;
    heroGlass: string;
    heroFunnel: string;
    /** Coast on the map of a route. */
    mapLand: string;
    mapEdge: string;
  };
  /** `panel` is what floats over the page and the search card. */
  radius: { small: string; control: string; card: string; panel: string; pill: string };
  shadow: { none: string; card: string; float: string };
  font: { body: string };
};
