/** Who sells a ticket, with the registration of a travel product. */
export const sellerText = (name: string, travelAgencyNumber: string | null): string =>
  travelAgencyNumber === null ? name : `${name}(旅行業 ${travelAgencyNumber})`;
