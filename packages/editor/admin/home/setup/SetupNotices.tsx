import type { SetupNotice } from '@quoin/contract/endpoints/running';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSite } from '../../../app/site/site.ts';
import { Notice } from '../../../parts/dialogs/Notice.tsx';
import css from './SetupNotices.module.css';

/** What an owner should know before selling: each with the way to change it. */
export function SetupNotices({ notices }: { readonly notices: readonly SetupNotice[] }) {
  if (notices.length === 0) return null;
  return (
    <div className={css.notices}>
      {notices.map((notice) => (
        <Notice key={notice}>
          <NoticeText notice={notice} />
        </Notice>
      ))}
    </div>
  );
}

function NoticeText({ notice }: { readonly notice: SetupNotice }): ReactNode {
  const params = { site: useSite().identifier };
  switch (notice) {
    case 'mailNotSent':
      return (
        <>
          <strong>Emails are not sent.</strong> No mail server is set. Emails are kept in the{' '}
          <Link to="/$site/config/mailbox" params={params}>
            outbox
          </Link>{' '}
          until SMTP_URL is set on the server.
        </>
      );
    case 'testMode':
      return (
        <>
          <strong>Your shop is in test mode.</strong> Orders are tests and no money moves.{' '}
          <Link to="/$site/config/settings/payments" params={params}>
            Set up payments
          </Link>
        </>
      );
    case 'noTaxes':
      return (
        <>
          <strong>No taxes are set.</strong> Orders are charged without tax.{' '}
          <Link to="/$site/config/settings/taxes" params={params}>
            Set up taxes
          </Link>
        </>
      );
    case 'noDomain':
      return (
        <>
          <strong>No domain is connected.</strong> Visitors reach your site only at its built-in address.{' '}
          <Link to="/$site/config/settings/domains" params={params}>
            Connect a domain
          </Link>
        </>
      );
  }
}
