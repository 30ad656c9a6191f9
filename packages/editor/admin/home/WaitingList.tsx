import type { WireWaiting } from '@quoin/contract/endpoints/running';
import * as texts from '@quoin/messages/app/waitingList';
import { Link } from '@tanstack/react-router';
import { counted } from '../../app/formats.ts';
import { useSite } from '../../app/site/site.ts';
import css from './WaitingList.module.css';

const ROWS = [
  { key: 'messages', one: texts.unreadMessage, many: texts.unreadMessages, to: '/$site/config/forms/submissions' },
  { key: 'comments', one: texts.commentToApprove, many: texts.commentsToApprove, to: '/$site/config/comments' },
  { key: 'reviews', one: texts.reviewToPublish, many: texts.reviewsToPublish, to: '/$site/config/reviews' },
  { key: 'failedMails', one: texts.failedEmail, many: texts.failedEmails, to: '/$site/config/mailbox' },
  { key: 'missingPages', one: texts.brokenLink, many: texts.brokenLinks, to: '/$site/config/feeds' },
  { key: 'scriptErrors', one: texts.scriptError, many: texts.scriptErrors, to: '/$site/config/insight/errors' },
] as const;

/**
 * Lists what waits for the user in addition to orders. Each item links to its list. Renders nothing while nothing
 * waits.
 */
export function WaitingList({ waiting }: { readonly waiting: WireWaiting }) {
  const site = useSite();
  const rows = ROWS.flatMap((row) => {
    const count = waiting[row.key] ?? 0;
    return count === 0 ? [] : [{ ...row, count }];
  });
  if (rows.length === 0) return null;
  return (
    <nav aria-label={texts.waitingForYou}>
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
