import { createFileRoute } from '@tanstack/react-router';
import { PaymentSamplePage } from '../features/samples/PaymentSamplePage.tsx';

export const Route = createFileRoute('/samples/payment')({
  staticData: { access: 'public' },
  component: PaymentSamplePage,
});
