import * as texts from '@quoin/messages/app/recentActivity';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { auditQuery } from '../../app/queries/queries.ts';
import { useMoments, useSite } from '../../app/site/site.ts';
import { Card } from '../../parts/Card.tsx';
import { ErrorState, SkeletonRows } from '../../parts/states.tsx';
import { actionText } from '../settings/audit/activityWords.ts';
import { NO_CHOICE } from '../settings/audit/auditChoice.ts';
import css from '../settings/settingsRows.module.css';
import home from './HomeScreen.module.css';

const SHOWN = 5;

/** What the team and the product changed last; nothing where nothing was. */
export function RecentActivity() {
  const site = useSite();
  const moments = useMoments();
  const query = useInfiniteQuery(auditQuery(site.identifier, NO_CHOICE));
  const events = query.data?.pages[0]?.events.slice(0, SHOWN) ?? [];
  if (query.isSuccess && events.length === 0) return null;
  return (
    <Card
      title={texts.recentActivity}
      flush
      aside={
        <Link to="/$site/config/settings/audit" params={{ site: site.identifier }} className={home.all}>
          {texts.viewActivityLog}
        </Link>
      }
    >
      {query.isPending ? <SkeletonRows count={SHOWN} label={texts.loadingActivity} /> : null}
      {query.isError ? (
        <ErrorState title={texts.activityCouldNotBe} error={query.error} onRetry={() => void query.refetch()} />
      ) : null}
      <ul className={css.rows} aria-label={texts.recentActivity}>
        {events.map(({ id, action, subjectTitle, actor, at }) => (
          <li key={id} className={css.row}>
            <span className={css.words}>
              <span className={css.name}>{actionText(action)}</span>
              {subjectTitle === '' ? null : <span className={css.soft}>{subjectTitle}</span>}
            </span>
            <span className={css.soft}>
              {actor}, <time dateTime={new Date(at).toISOString()}>{moments.short(at, Date.now())}</time>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
