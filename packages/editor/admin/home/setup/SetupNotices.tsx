import type { SetupNotice } from '@quoin/contract/endpoints/running';
import * as texts from '@quoin/messages/app/setupNotices';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSite } from '../../../app/site/site.ts';
import { Notice } from '../../../parts/dialogs/Notice.tsx';
import { withParts } from '../../../parts/withParts.tsx';
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
          <strong>{texts.emailsAreNotSent}</strong>{' '}
          {withParts(
            texts.noMailServer,
            <Link to="/$site/config/mailbox" params={params}>
              {texts.outbox}
            </Link>,
          )}
        </>
      );
    case 'testMode':
      return (
        <>
          <strong>{texts.yourShopIsIn}</strong> {texts.ordersAreTestsAnd}{' '}
          <Link to="/$site/config/settings/payments" params={params}>
            {texts.setUpPayments}
          </Link>
        </>
      );
    case 'noTaxes':
      return (
        <>
          <strong>{texts.noTaxesAreSet}</strong> {texts.ordersAreChargedWithout}{' '}
          <Link to="/$site/config/settings/taxes" params={params}>
            {texts.setUpTaxes}
          </Link>
        </>
      );
    case 'noDomain':
      return (
        <>
          <strong>{texts.noDomainIsConnected}</strong> {texts.visitorsReachYourSite}{' '}
          <Link to="/$site/config/settings/domains" params={params}>
            {texts.connectADomain}
          </Link>
        </>
      );
  }
}
