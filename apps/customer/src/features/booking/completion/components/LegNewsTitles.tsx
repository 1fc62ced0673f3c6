import type { Reservation } from '@ferry/api/customer';
import { Alert } from '@ferry/ui/Alert';
import { legNews } from '../model/leg-news.ts';

/** What has become of the sailings that were just booked; the detail page says what follows. */
export const LegNewsTitles = ({ reservation }: { reservation: Reservation }) =>
  legNews(reservation).map(({ name, tone, sailing, title, message }) => (
    <Alert key={name} tone={tone} title={`${sailing} ${title}`}>
      {message}
    </Alert>
  ));
