import type { ReactNode } from 'react';
import * as css from './OptionalMarks.css.ts';

/** Props of {@link OptionalMarks}. */
export type OptionalMarksProps = { children: ReactNode };

/**
 * A form that says once, above its fields, that everything is required but what is marked 「任意」: the
 * mark 「※必須」 is not shown. What is required stays so for assistive technology.
 */
export const OptionalMarks = (props: OptionalMarksProps) => <div {...props} className={css.root} />;
