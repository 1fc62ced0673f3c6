import { QrCode } from '../components/QrCode/QrCode.tsx';
import { SpelledCode } from '../components/SpelledCode/SpelledCode.tsx';
import * as css from './ticket-code.css.ts';

type TicketCodeProps = {
  /** What the port's scanner gets. */
  payload: string;
  /** Eight characters without groups. */
  code: string | undefined;
  /** 「高橋 美咲 様のQRコード」. */
  label: string;
  isLarge?: boolean;
};

/** Side of the code that a whole party shows, in px. */
const LARGE = 300;

/** The code of a ticket and its characters, which are read out one by one. */
export const TicketCode = ({ payload, code, label, isLarge }: TicketCodeProps) => (
  <div className={css.root}>
    <QrCode
      value={payload}
      label={label}
      {...(isLarge && { size: LARGE })}
      text={
        code && (
          <span className={isLarge ? css.large : css.code}>
            <SpelledCode code={code} />
          </span>
        )
      }
    />
  </div>
);
