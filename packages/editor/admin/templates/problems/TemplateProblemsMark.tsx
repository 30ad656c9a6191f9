import * as texts from '@quoin/messages/app/templateProblemsMark';
import { useQuery } from '@tanstack/react-query';
import { templateProblemCountQuery } from '../../../app/queries/queries.ts';
import { useSite } from '../../../app/site/site.ts';
import css from './TemplateProblemsMark.module.css';

/**
 * Shows the number of problems in the site's templates next to their place in the navigation. Renders nothing while
 * there are none.
 */
export function TemplateProblemsMark() {
  const { identifier } = useSite();
  const count = useQuery(templateProblemCountQuery(identifier)).data;
  const errors = count?.errors ?? 0;
  const shown = errors > 0 ? errors : (count?.warnings ?? 0);
  if (shown === 0) return null;
  return (
    <span className={errors > 0 ? `${css.mark} ${css.bad}` : css.mark}>
      {shown > 99 ? '99+' : shown}
      <span className={css.spoken}>{errors > 0 ? texts.errors : texts.warnings}</span>
    </span>
  );
}
