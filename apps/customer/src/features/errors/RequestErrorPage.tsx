import { ReasonPage } from './ReasonPage.tsx';
import { requestReasons } from './reasons.ts';

/** `/errors/40x` with a reason. A default export for `lazy`. */
export default function RequestErrorPage({ reason }: { reason: keyof typeof requestReasons }) {
  return <ReasonPage {...requestReasons[reason]} />;
}
