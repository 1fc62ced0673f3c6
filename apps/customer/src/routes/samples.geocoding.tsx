import { createFileRoute } from '@tanstack/react-router';
import { GeocodingPage } from '../features/samples/GeocodingPage.tsx';

export const Route = createFileRoute('/samples/geocoding')({
  staticData: { access: 'public' },
  component: GeocodingPage,
});
