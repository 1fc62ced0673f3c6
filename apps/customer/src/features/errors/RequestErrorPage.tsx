import { ReasonPage } from './ReasonPage.tsx';
import { requestReasons } from './reasons.ts';

/** `/errors/40x` with a reason. */
export const RequestErrorPage = ({ reason }: { reason: keyof typeof requestReasons }) => (
  <ReasonPage {...requestReasons[reason]} />
);
