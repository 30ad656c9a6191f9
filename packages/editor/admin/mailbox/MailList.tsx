import type { WireMailSummary } from '@quoin/contract/endpoints/running';
import * as texts from '@quoin/messages/app/mailList';
import { Link } from '@tanstack/react-router';
import { useMoments, useSite } from '../../app/site/site.ts';
import { Badge } from '../../parts/Badge.tsx';
import css from './MailboxScreen.module.css';
import { mailBadge } from './mailStates.ts';

export interface MailListProps {
  readonly mails: readonly WireMailSummary[];
  readonly search: string;
}

export function MailList({ mails, search }: MailListProps) {
  const site = useSite();
  const moments = useMoments();
  return (
    <ul aria-label={texts.emailsNewestFirst}>
      {mails.map((mail) => (
        <li key={mail.id}>
          <Link
            to="/$site/config/mailbox/$mailId"
            params={{ site: site.identifier, mailId: mail.id }}
            search={search === '' ? {} : { search }}
            className={css.entry}
            activeOptions={{ exact: true }}
          >
            <span className={css.recipient}>{mail.recipient}</span>
            <time dateTime={new Date(mail.createdAt).toISOString()} className={css.when}>
              {moments.short(mail.createdAt, Date.now())}
            </time>
            <span className={css.subject}>{mail.subject}</span>
            <span className={css.state}>
              <Badge {...mailBadge(mail.state)} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
