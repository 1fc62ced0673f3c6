import { createFareQuoteOptions, type LegName, type TripChoice } from '@ferry/api/customer';
import { asApiError } from '@ferry/api/errors';
import { FareBreakdown } from '@ferry/ui/FareBreakdown';
import { Spinner } from '@ferry/ui/Spinner';
import { Text } from '@ferry/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../../../copy/error-texts.ts';
import { fareLines } from '../../shared/model/fare-lines.ts';

/** Every line of what is picked, fetched when the customer wants to see it. */
export function TripFare({ trip, leg }: { trip: TripChoice; leg: LegName }) {
  // While the outbound leg is chosen, the total is its own.
  const body = leg === 'outbound' ? { ...trip, return: null } : trip;
  const { data, error } = useQuery(createFareQuoteOptions({ body }));
  if (error) return <Text size="dense">{errorText(asApiError(error))}</Text>;
  if (!data) return <Spinner label="計算しています" />;
  return <FareBreakdown isCaptionHidden {...fareLines(data)} />;
}
