import {
  APP_SESSIONS_PATH,
  appSessionPath,
  type SignOutEverywhereResponse,
  type WireOwnSession,
} from '@quoin/contract/endpoints/running';
import * as texts from '@quoin/messages/app/accountScreen';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { act } from '../../app/api.ts';
import { deviceText } from '../../app/devices.ts';
import { accountQuery } from '../../app/queries/accountQueries.ts';
import { useMoments, useSite } from '../../app/site/site.ts';
import { Badge } from '../../parts/Badge.tsx';
import { Button } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { confirm } from '../../parts/dialogs/confirm.ts';
import { announce, complain } from '../../parts/dialogs/toasts.tsx';
import { Page } from '../../parts/Page.tsx';
import { ErrorState, SkeletonRows } from '../../parts/states.tsx';
import css from '../settings/settingsRows.module.css';
import { LanguageCard } from './LanguageCard.tsx';
import { LeaveSiteCard } from './LeaveSiteCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { TwoStepCard } from './TwoStepCard.tsx';

/** One's own account: the password, where one is signed in, and the way off this site. */
export function AccountScreen() {
  const site = useSite();
  const query = useQuery(accountQuery);
  return (
    <Page title={texts.yourAccount} site={site.title} subtitle={query.data?.email ?? texts.passwordAndSessions}>
      <LanguageCard />
      <PasswordCard />
      {query.data !== undefined ? (
        <>
          <TwoStepCard state={query.data.twoStep} />
          <Sessions sessions={query.data.sessions} />
        </>
      ) : query.isError ? (
        <ErrorState title={texts.yourSessionsCouldNot} error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <SkeletonRows count={2} label={texts.loadingYourSessions} />
      )}
      <LeaveSiteCard />
    </Page>
  );
}

function Sessions({ sessions }: { readonly sessions: readonly WireOwnSession[] }) {
  const queries = useQueryClient();
  const others = sessions.filter(({ isThisOne }) => !isThisOne).length;
  const endAll = useMutation({
    mutationFn: () => act<SignOutEverywhereResponse>('DELETE', APP_SESSIONS_PATH),
    onSuccess: ({ ended }) => {
      void queries.invalidateQueries({ queryKey: accountQuery.queryKey });
      announce(texts.signedOutOfOther(ended));
    },
    onError: (error) => complain(error.message),
  });
  const ask = async () => {
    const isConfirmed = await confirm({
      title: texts.signOutElsewhere(texts.signOutElsewhere2),
      message: texts.allOtherBrowsersHave,
      ...{ confirmLabel: texts.signOutElsewhere2, isDangerous: true },
    });
    if (isConfirmed) endAll.mutate();
  };
  return (
    <Card title={texts.activeSessions} flush>
      <ul className={css.rows} aria-label={texts.yourSessions}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      <div className={css.row}>
        <span className={`${css.words} ${css.soft}`}>{others === 0 ? texts.youAreNotSigned : texts.ifYouDoNot}</span>
        <Button isDisabled={others === 0} isPending={endAll.isPending} onPress={() => void ask()}>
          {texts.signOutElsewhere2}
        </Button>
      </div>
    </Card>
  );
}

function SessionRow({ session }: { readonly session: WireOwnSession }) {
  const moments = useMoments();
  const queries = useQueryClient();
  const name = deviceText(session.device);
  const end = useMutation({
    mutationFn: () => act('DELETE', appSessionPath(session.id)),
    onSettled: () => queries.invalidateQueries({ queryKey: accountQuery.queryKey }),
    onSuccess: () => announce(texts.isSignedOut(name)),
    onError: (error) => complain(error.message),
  });
  return (
    <li className={css.row}>
      <span className={css.words}>
        <span className={css.name}>{name}</span>
        <span className={css.soft}>
          {texts.signedIn(moments.short(session.createdAt, Date.now()))}
          {session.address === '' ? '' : ` · ${session.address}`}
        </span>
      </span>
      {session.isThisOne ? (
        <Badge text={texts.thisBrowser} tone="good" />
      ) : (
        <>
          <span className={css.soft}>{texts.lastSeen(moments.short(session.seenAt, Date.now()))}</span>
          <Button isPending={end.isPending} onPress={() => end.mutate()} aria-label={texts.signOut(name)}>
            {texts.signOut2}
          </Button>
        </>
      )}
    </li>
  );
}
