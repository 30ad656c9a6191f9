import type { AppDomainCheckResponse, WireDomain } from '@quoin/contract/endpoints/running';
import type { DomainRecord } from '@quoin/domain/site';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/domainCheck';
import { useQuery } from '@tanstack/react-query';
import { Copy, RefreshCw } from 'lucide-react';
import { useMoments, useSite } from '../../../app/site/site.ts';
import { Badge } from '../../../parts/Badge.tsx';
import { Button } from '../../../parts/Button.tsx';
import { announce, complain } from '../../../parts/dialogs/toasts.tsx';
import css from '../settingsRows.module.css';
import own from './DomainCheck.module.css';
import { domainCheckQuery } from './domainsQuery.ts';
import { certificateText, STATUS_BADGES, statusText } from './domainTexts.ts';

/** What DNS says of a domain, and the records that it needs. */
export function DomainCheck({ domain: { host, name } }: { readonly domain: WireDomain }) {
  const { identifier } = useSite();
  const query = useQuery(domainCheckQuery(identifier, host));
  const { data, isFetching, isError } = query;
  return (
    <div className={own.check} aria-live="polite">
      <div className={own.state}>
        {data === undefined ? (
          <span className={css.soft}>{isError ? texts.theDomainCouldNot : texts.checkingDns}</span>
        ) : (
          <Badge {...STATUS_BADGES[data.status]} />
        )}
        <Button
          look="quiet"
          aria-label={texts.checkAgain(name)}
          isPending={isFetching}
          onPress={() => void query.refetch()}
        >
          <RefreshCw aria-hidden="true" /> {texts.checkAgain2}
        </Button>
      </div>
      {data === undefined ? null : <Findings found={data} />}
    </div>
  );
}

function Findings({ found }: { readonly found: AppDomainCheckResponse }) {
  const moments = useMoments();
  const certificate = certificateText(found, moments.full);
  return (
    <>
      <p className={css.soft}>{statusText(found)}</p>
      {certificate === '' ? null : <p className={css.soft}>{certificate}</p>}
      {found.status === 'connected' ? null : <Records records={found.records} />}
      {found.status === 'connected' || found.alias === null ? null : (
        <>
          <p className={css.soft}>{texts.orForASubdomain}</p>
          <Records records={[found.alias]} />
        </>
      )}
    </>
  );
}

function Records({ records }: { readonly records: readonly DomainRecord[] }) {
  const copy = (value: string) =>
    navigator.clipboard.writeText(value).then(
      () => announce(texts.valueCopied),
      () => complain(texts.yourBrowserBlockedCopying),
    );
  return (
    <ul className={own.records}>
      {records.map(({ type, name, value }) => (
        <li key={value} className={own.record}>
          <span>
            <b>{type}</b> {name}
          </span>
          <code className={css.address}>{value}</code>
          <Button look="quiet" aria-label={texts.copy(value)} onPress={() => void copy(value)}>
            <Copy aria-hidden="true" /> {commonTexts.copy}
          </Button>
        </li>
      ))}
    </ul>
  );
}
