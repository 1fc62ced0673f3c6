import { listPortsOptions, listRoutesOptions } from '@ferry/api/customer';
import { createFileRoute } from '@tanstack/react-router';
import { type ComponentType, lazy } from 'react';
import { LateDraftOffer } from '../features/booking/conditions/components/LateDraftOffer.tsx';
import { SearchCard } from '../features/booking/conditions/components/SearchCard.tsx';
import { newBookingLinks } from '../features/booking/new-booking-links.ts';
import { HomePage } from '../features/home/HomePage.tsx';
import { Link } from '../page/links.tsx';
import { useShown } from '../session/use-tab-session.ts';

// Members alone have a last trip.
const SameAgain = lazy<ComponentType>(() =>
  import('../features/booking/SameAgain.tsx').then(
    (file) => ({ default: file.SameAgain }),
    () => ({ default: () => null }),
  ),
);

export const Route = createFileRoute('/')({
  staticData: { access: 'public' },
  loader: ({ context: { queryClient } }) => {
    // The page paints without them; the search card waits for them by itself.
    void queryClient.prefetchQuery(listPortsOptions());
    void queryClient.prefetchQuery(listRoutesOptions());
  },
  component: function HomeRoute() {
    return (
      <HomePage
        memberName={useShown().name}
        sameAgain={<SameAgain />}
        draftOffer={<LateDraftOffer links={newBookingLinks} />}
        searchCard={
          <SearchCard
            links={newBookingLinks}
            initial={{}}
            aside={<Link to="/simulation">運賃だけ調べる</Link>}
          />
        }
      />
    );
  },
});
