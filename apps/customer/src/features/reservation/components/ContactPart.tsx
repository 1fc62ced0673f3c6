import type { Reservation } from '@ferry/api/customer';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { Hidden } from '@ferry/ui/Hidden';
import { Text } from '@ferry/ui/Text';
import { lazy, Suspense, useRef, useState } from 'react';
import { isPartTyped } from '../../../forms/typed-parts.ts';
import { RepresentativeText } from '../../booking/shared/components/RepresentativeText.tsx';
import { contactKey } from '../model/part-keys.ts';
import { WaitingContact } from './WaitingContact.tsx';

/** Few customers have to correct it. */
const LazyContactForm = lazy(async () => ({
  default: (await import('./ContactForm.tsx')).ContactForm,
}));

type ContactPartProps = {
  reservation: Reservation;
  /** Whether it can be corrected here. */
  isOpen: boolean;
};

/** The representative, and how they are reached; says that it was corrected after its form has gone. */
export function ContactPart({ reservation, isOpen }: ContactPartProps) {
  const [state, setState] = useState<'shown' | 'edited' | 'kept'>(() =>
    // What a login that ended left here.
    isPartTyped(contactKey(reservation.id)) ? 'edited' : 'shown',
  );
  const status = useRef<HTMLDivElement>(null);
  const edit = useRef<HTMLButtonElement>(null);
  const isEdited = isOpen && state === 'edited';
  return (
    <>
      <div role="status" tabIndex={-1} ref={status}>
        {state === 'kept' && (
          <Alert tone="success">
            {reservation.contactChange
              ? '保存しました。メールアドレスは、まだ変わっていません。'
              : '連絡先を変更しました。'}
          </Alert>
        )}
      </div>
      {!isEdited && (
        <Text>
          <RepresentativeText representative={reservation.representative} />
        </Text>
      )}
      <WaitingContact reservation={reservation} />
      {isEdited && (
        <Suspense fallback={<Text>読み込んでいます</Text>}>
          <LazyContactForm
            reservation={reservation}
            onKept={() => {
              setState('kept');
              // The form that had the focus goes.
              status.current?.focus();
            }}
            onCancel={() => {
              setState('shown');
              requestAnimationFrame(() => edit.current?.focus());
            }}
          />
        </Suspense>
      )}
      {isOpen && !isEdited && (
        <Hidden inPrint>
          <Button tone="secondary" size="small" ref={edit} onPress={() => setState('edited')}>
            連絡先を直す
          </Button>
        </Hidden>
      )}
    </>
  );
}
