/** What a theme has to say. `contract.css.ts` turns these names into custom properties. */
export type Theme = {
  /** Colour roles. Text roles are checked for contrast against the grounds in `pairs.ts`. */
  color: {
    ink: string;
    inkQuiet: string;
    ground: string;
    groundPage: string;
    groundDeep: string;
    groundDeepRaised: string;
    onDeep: string;
    onDeepQuiet: string;
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
    focus: string;
    focusEdge: string;
    areaReservation: string;
    areaInquiry: string;
    areaTicket: string;
    areaMember: string;
    onArea: string;
    skeleton: string;
    backdrop: string;
    heroSkyHigh: string;
    heroSkyLow: string;
    heroSun: string;
    heroLand: string;
    heroSeaFar: string;
    heroSeaNear: string;
    heroHull: string;
    heroHouse: string;
    heroAccent: string;
  };
  radius: { small: string; control: string; card: string; pill: string };
  shadow: { none: string; card: string; float: string };
  font: { body: string };
};
