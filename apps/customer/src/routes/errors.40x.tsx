import { createFileRoute } from '@tanstack/react-router';
import { NotFoundPage } from '../shell/NotFoundPage.tsx';

export const Route = createFileRoute('/errors/40x')({ component: NotFoundPage });
