import * as sea from './sea.css.ts';

/** Our ship, 230 by 100, its waterline at 69. */
export const Ship = ({ at }: { at: string }) => (
  <g transform={`translate(${at})`}>
    <path className={sea.stroke.hull} strokeWidth="2" d="M142 6V-10M150 6v-9" />
    <path className={sea.fill.funnel} d="M56-12h24l-5 28H48z" />
    <path
      className={sea.fill.house}
      d="M54.5-4h24l-1.4 7H52.5zM124 5h34l8 11h-46zM32 16h134l9 13H28zM12 29h166l13 14H6zM2 43h190l34 7-5 13H4z"
    />
    <path className={sea.stroke.hull} strokeWidth="4" d="M129 10.5h31" />
    <path className={sea.stroke.shade} strokeWidth="1.5" d="M28 29h147M6 43h185" />
    <path className={sea.fill.hull} d="M4 63h217l-13 21H16q-9 0-11-9z" />
    <path className={sea.stroke.funnel} strokeWidth="2.5" d="M4 63h217" />
    <path className={sea.stroke.glass} strokeWidth="5" strokeDasharray="7 4" d="M38 22.5h128" />
    <path className={sea.stroke.glass} strokeWidth="5" strokeDasharray="9 4" d="M18 36h164" />
    <path className={sea.stroke.shade} strokeWidth="4" strokeDasharray="4 9" d="M14 53h176" />
  </g>
);
