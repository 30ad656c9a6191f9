import type { WireWaiting } from '@quoin/contract/endpoints/running';
import { Link } from '@tanstack/react-router';
import { counted } from '../../app/formats.ts';
import { useSite } from '../../app/site/site.ts';
import css from './WaitingList.module.css';

const ROWS = [
  { key: 'messages', one: 'unread message', many: 'unread messages', to: '/$site/config/forms/submissions' },
  { key: 'comments', one: 'comment to approve', many: 'comments to approve', to: '/$site/config/comments' },
  { key: 'reviews', one: 'review to publish', many: 'reviews to publish', to: '/$site/config/reviews' },
  { key: 'failedMails', one: 'failed email', many: 'failed emails', to: '/$site/config/mailbox' },
  { key: 'missingPages', one: 'broken link', many: 'broken links', to: '/$site/config/feeds' },
  { key: 'scriptErrors', one: 'script error', many: 'script errors', to: '/$site/config/insight/errors' },
] as const;

/** What waits for somebody beside orders; each leads to its list. Says nothing while nothing waits. */
export function WaitingList({ waiting }: { readonly waiting: WireWaiting }) {
  const site = useSite();
  const rows = ROWS.flatMap((row) => {
    const count = waiting[row.key] ?? 0;
    return count === 0 ? [] : [{ ...row, count }];
  });
  if (rows.length === 0) return null;
  return (
    <nav aria-label="Waiting for you">
      <ul className={css.list}>
        {rows.map(({ key, one, many, to, count }) => (
          <li key={key}>
            <Link to={to} params={{ site: site.identifier }} className={css.link}>
              {counted(count, one, many)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
