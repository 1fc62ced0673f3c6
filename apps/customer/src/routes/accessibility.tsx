import { createFileRoute } from '@tanstack/react-router';
import { AccessibilityPage } from '../features/accessibility/AccessibilityPage.tsx';

export const Route = createFileRoute('/accessibility')({
  staticData: { access: 'public' },
  component: AccessibilityPage,
});
