import { appMailSendingPath, type WireMailDetail } from '@quoin/contract/endpoints/running';
import { isAllowed } from '@quoin/domain/access';
import * as texts from '@quoin/messages/app/mailPreview';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs';
import { act } from '../../app/api.ts';
import { mailQuery } from '../../app/queries/queries.ts';
import { useMoments, useSite } from '../../app/site/site.ts';
import { Badge } from '../../parts/Badge.tsx';
import { Button } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { announce, complain } from '../../parts/dialogs/toasts.tsx';
import { ErrorState, SkeletonRows } from '../../parts/states.tsx';
import css from './MailboxScreen.module.css';
import { mailBadge } from './mailStates.ts';

export function MailPreview() {
  const site = useSite();
  const { mailId } = useParams({ from: '/$site/config/mailbox/$mailId' });
  const query = useQuery(mailQuery(site.identifier, mailId));
  return (
    <>
      <Link to="/$site/config/mailbox" params={{ site: site.identifier }} className={css.back}>
        <ArrowLeft aria-hidden="true" /> {texts.allEmails}
      </Link>
      <Card flush>
        {query.data !== undefined ? (
          <OpenMail key={mailId} mail={query.data.mail} />
        ) : query.isError ? (
          <ErrorState title={texts.theEmailCouldNot} error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <SkeletonRows count={4} label={texts.loadingTheEmail} />
        )}
      </Card>
    </>
  );
}

function OpenMail({ mail }: { readonly mail: WireMailDetail }) {
  return (
    <article aria-labelledby="subject">
      <MailHead mail={mail} />
      <Tabs className={css.tabs ?? ''}>
        <TabList aria-label={texts.emailFormat} className={css.tabList ?? ''}>
          <Tab id="html" className={css.tab ?? ''}>
            {texts.html}
          </Tab>
          <Tab id="text" className={css.tab ?? ''}>
            {texts.plainText}
          </Tab>
        </TabList>
        <TabPanel id="html" className={css.panel ?? ''}>
          <iframe title={mail.subject} src={mail.htmlUrl} sandbox="" className={css.frame} />
        </TabPanel>
        <TabPanel id="text" className={css.panel ?? ''}>
          <pre className={css.text}>{mail.text}</pre>
        </TabPanel>
      </Tabs>
    </article>
  );
}

function MailHead({ mail }: { readonly mail: WireMailDetail }) {
  const moments = useMoments();
  return (
    <header className={css.head}>
      <div className={css.headLine}>
        <h2 id="subject" className={css.headSubject}>
          {mail.subject}
        </h2>
        <Badge {...mailBadge(mail.state)} />
        <SendAgain mail={mail} />
      </div>
      <dl className={css.facts}>
        <dt>{texts.to}</dt>
        <dd>{mail.recipient}</dd>
        <dt>{texts.from}</dt>
        <dd>{mail.sender}</dd>
        <dt>{mail.sentAt === null ? texts.created : texts.sent}</dt>
        <dd>{moments.full(mail.sentAt ?? mail.createdAt)}</dd>
      </dl>
      {mail.lastError === null ? null : <p className={css.failure}>{mail.lastError}</p>}
    </header>
  );
}

/** What failed or waits is tried now; what was sent goes out once more. */
function SendAgain({ mail }: { readonly mail: WireMailDetail }) {
  const site = useSite();
  const queries = useQueryClient();
  const isOpen = mail.state === 'failed' || mail.state === 'waiting';
  const send = useMutation({
    mutationFn: () => act('POST', appMailSendingPath(site.identifier, mail.id)),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ['site', site.identifier] });
      announce(isOpen ? texts.retryingNow : texts.emailSentAgain);
    },
    onError: (error) => complain(error.message),
  });
  if (!isAllowed(site, 'orders.full')) return null;
  return (
    <Button isPending={send.isPending} onPress={() => send.mutate()}>
      {isOpen ? texts.retryNow : texts.sendAgain}
    </Button>
  );
}
