import { Children, type ReactNode } from 'react';
import type { ElementProps } from '../../private/props.ts';
import { Container } from '../Container/Container.tsx';
import { PhoneIcon } from '../Icon/Icon.tsx';
import * as css from './Footer.css.ts';

/** Props of {@link Footer}. */
export type FooterProps = {
  /** Help by telephone: in the same place on every page. */
  phone: {
    /** 「お電話でのご予約・お問い合わせ」 */
    label: string;
    /** As written: 「0120-000-000」. */
    number: string;
    /** When the phone is answered. */
    hours: string;
  };
  /** {@link FooterLink}s, one each: conditions, privacy, accessibility, legal notice. */
  children: ReactNode;
  /** Settings of the site on this device: the colour scheme. */
  settings?: ReactNode;
  /** Operator, registration, copyright. */
  note: ReactNode;
};

/** A link of the footer, plain enough for a router's `createLink`. */
export const FooterLink = (props: ElementProps<'a'>) => <a {...props} className={css.link} />;

/** The foot of every page: whom to call, what applies, who we are. */
export const Footer = ({ phone, children, settings, note }: FooterProps) => (
  <footer className={css.root}>
    <Container>
      <div className={css.columns}>
        <div>
          <p className={css.small}>{phone.label}</p>
          <div className={css.call}>
            <a href={`tel:${phone.number.replaceAll('-', '')}`} className={css.phone}>
              <PhoneIcon />
              <span>{phone.number}</span>
            </a>
            <p className={css.small}>{phone.hours}</p>
          </div>
        </div>
        <nav aria-label="規約とご案内">
          <ul className={css.list}>
            {Children.map(children, (child) => child && <li>{child}</li>)}
          </ul>
        </nav>
      </div>
      <div className={css.end}>
        <div className={css.small}>{note}</div>
        {settings}
      </div>
    </Container>
  </footer>
);
