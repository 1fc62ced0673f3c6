import { type ReactNode, useId } from 'react';
import { cx } from '../../private/cx.ts';
import * as notice from '../../private/notice.css.ts';
import { kinds } from '../../private/notice.ts';
import { useIsNoticed } from '../../private/use-is-noticed.ts';
import { Container } from '../Container/Container.tsx';
import { CrossIcon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Phrases } from '../Phrases/Phrases.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Banner.css.ts';

/** Props of {@link Banner}. */
export type BannerProps = {
  /** `error` for what stops journeys, `warning` for what may, `info` for the rest. */
  tone?: 'info' | 'warning' | 'error';
  /** What it is about, in a few words: 「台風10号による運航への影響」. */
  title: string;
  /** One or two sentences: they are read as one text. */
  children?: ReactNode;
  /** Makes it dismissable; whether it stays away is the caller's memory. Omitted for what must stay. */
  onDismiss?: () => void;
  /** Stays in sight while the page scrolls, as far as the window is high enough. */
  isSticky?: boolean;
};

/** A notice for the whole site that comes up, as wide as the screen, below the Header. It is said politely. */
export const Banner = ({ tone = 'info', title, children, onDismiss, isSticky }: BannerProps) => {
  const id = useId();
  const { Icon, word } = kinds[tone];
  const isNoticed = useIsNoticed(true);
  return (
    <section
      aria-labelledby={id}
      data-sticky={isSticky || undefined}
      className={isNoticed ? cx(css.tone[tone], isSticky && css.sticky) : notice.empty}
    >
      <Container>
        <div className={css.row}>
          {isNoticed && (
            <span className={css.icon}>
              <span className={notice.icon[tone]}>
                <Icon />
              </span>
            </span>
          )}
          <div role="status" className={css.words}>
            {isNoticed && (
              <p id={id} className={css.title}>
                <VisuallyHidden>{`${word} `}</VisuallyHidden>
                <Phrases>{title}</Phrases>
              </p>
            )}
            {isNoticed && children && (
              <div>
                <Phrases>{children}</Phrases>
              </div>
            )}
          </div>
          {isNoticed && onDismiss && (
            <IconButton label={`「${title}」を閉じる`} onClick={onDismiss}>
              <CrossIcon />
            </IconButton>
          )}
        </div>
      </Container>
    </section>
  );
};
