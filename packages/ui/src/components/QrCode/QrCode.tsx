import { type ReactNode, useMemo } from 'react';
import { Alert } from '../Alert/Alert.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { qrMatrix } from './matrix.ts';
import * as css from './QrCode.css.ts';

/** Props of {@link QrCode}. */
export type QrCodeProps = {
  /** What a reader gets from it: an address or a number. */
  value: string;
  /** Text alternative: what it is for, 「乗船手続き用のQRコード」. Not what is encoded. */
  label: string;
  /** The same below as a number, for a customer who cannot scan: 「K7QM-3RT9」. Said to be one. */
  text: ReactNode;
  /** Smallest side in px, at least 240; the next size at which every module is whole px is taken. */
  size?: number;
};

const MIN_SIDE = 240;

const matrixOf = (value: string) => {
  try {
    return qrMatrix(value);
  } catch (error) {
    // Too long for a code. At the pier the text below still gets a customer on board.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
};

const Caption = ({ text }: Pick<QrCodeProps, 'text'>) => (
  <figcaption className={css.text}>
    {text && <VisuallyHidden>番号 </VisuallyHidden>}
    <span>{text}</span>
  </figcaption>
);

/** A QR code drawn sharp at any zoom and on paper, with what it stands for as text. */
export const QrCode = ({ value, label, text, size = MIN_SIDE }: QrCodeProps) => {
  const matrix = useMemo(() => matrixOf(value), [value]);
  if (!matrix) {
    return (
      <figure className={css.root}>
        <Alert tone="warning" title="QRコードを表示できません">
          窓口で、下の番号をお伝えください。
        </Alert>
        <Caption text={text} />
      </figure>
    );
  }
  const side = matrix.size * Math.ceil(Math.max(size, MIN_SIDE) / matrix.size);
  return (
    <figure className={css.root}>
      <svg
        role="img"
        aria-label={label}
        width={side}
        height={side}
        viewBox={`0 0 ${matrix.size} ${matrix.size}`}
        shapeRendering="crispEdges"
        className={css.code}
      >
        {/* Not colours of the theme: whatever the brand, a reader expects black on white. */}
        <rect width={matrix.size} height={matrix.size} fill="white" />
        <path d={matrix.path} fill="black" />
      </svg>
      <Caption text={text} />
    </figure>
  );
};
