import { type ReactNode, useId } from 'react';
import { cx } from '../../private/cx.ts';
import * as notice from '../../private/notice.css.ts';
import { kinds } from '../../private/notice.ts';
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
  /** One or two sentences, with a link to the whole. */
  children?: ReactNode;
  /** Makes it dismissable; whether it stays away is the caller's memory. Omitted for what must stay. */
  onDismiss?: () => void;
  /** Stays in sight while the page scrolls, as far as the window is high enough. */
  isSticky?: boolean;
};

/** A notice for the whole site, as wide as the screen, below the Header. */
export const Banner = ({ tone = 'info', title, children, onDismiss, isSticky }: BannerProps) => {
  const id = useId();
  const { Icon, word } = kinds[tone];
  return (
    <section
      aria-labelledby={id}
      data-sticky={isSticky || undefined}
      className={cx(css.tone[tone], isSticky && css.sticky)}
    >
      <Container>
        <div className={css.row}>
          <span className={css.icon}>
            <span className={notice.icon[tone]}>
              <Icon />
            </span>
          </span>
          <div className={css.words}>
            <p id={id} className={css.title}>
              <VisuallyHidden>{word} </VisuallyHidden>
              <Phrases>{title}</Phrases>
            </p>
            {children && (
              <div>
                <Phrases>{children}</Phrases>
              </div>
            )}
          </div>
          {onDismiss && (
            <IconButton label={`「${title}」を閉じる`} onClick={onDismiss}>
              <CrossIcon />
            </IconButton>
          )}
        </div>
      </Container>
    </section>
  );
};
