import { getPostalCodeOptions } from '@ferry/api/customer';
import { asApiError } from '@ferry/api/errors';
import { useQueryClient } from '@tanstack/react-query';

/** Asks the server for the places of a postal code; one asked for before is not asked again. */
export function useAddressLookUp() {
  const queryClient = useQueryClient();
  return async (postalCode: string) => {
    const options = getPostalCodeOptions({ path: { postalCode } });
    try {
      const { addresses } = await queryClient.fetchQuery({
        ...options,
        staleTime: Number.POSITIVE_INFINITY,
      });
      return addresses.map(({ town, ...place }) => ({ ...place, street: town }));
    } catch (error) {
      if (asApiError(error).code === 'POSTAL_CODE_NOT_FOUND') return [];
      throw error;
    }
  };
}
