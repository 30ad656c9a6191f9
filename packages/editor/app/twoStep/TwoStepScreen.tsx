import * as texts from '@quoin/messages/app/twoStepScreen';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Button } from '../../parts/Button.tsx';
import { Toasts } from '../../parts/dialogs/toasts.tsx';
import { ErrorState, SkeletonRows } from '../../parts/states.tsx';
import { accountQuery } from '../queries/accountQueries.ts';
import { AuthScreen } from '../signIn/AuthScreen.tsx';
import { FreshSignInBox } from '../signIn/FreshSignInBox.tsx';
import { useSignOut } from '../signIn/signOut.ts';
import { TwoStepSetUp } from './TwoStepSetUp.tsx';
import css from './twoStep.module.css';

/** Where a site that requires two-step sign-in sends somebody without it: nothing of the site opens before. */
export function TwoStepScreen() {
  const { returnTo = '/' } = useSearch({ from: '/two-step' });
  // Asked once: what is shown stays while the recovery codes are read.
  const query = useQuery({ ...accountQuery, staleTime: Number.POSITIVE_INFINITY });
  return (
    <AuthScreen title={texts.twoStepSignIn} lead={texts.thisSiteRequiresIt}>
      <Toasts />
      <FreshSignInBox />
      <div className={css.screen}>
        {query.data === undefined ? (
          query.isError ? (
            <ErrorState title={texts.couldNotBeLoaded} error={query.error} onRetry={() => void query.refetch()} />
          ) : (
            <SkeletonRows count={3} label={texts.loading} />
          )
        ) : query.data.twoStep.isOn ? (
          <SignInAgain returnTo={returnTo} />
        ) : (
          <TwoStepSetUp onDone={() => window.location.replace(returnTo)} />
        )}
      </div>
    </AuthScreen>
  );
}

/** It is set up, and this session is older or began at a service that asked for one step. */
function SignInAgain({ returnTo }: { readonly returnTo: string }) {
  const signOut = useSignOut({ returnTo });
  return (
    <div className={css.step}>
      <p>{texts.signInAgainWithYour}</p>
      <Button look="primary" isPending={signOut.isPending} onPress={() => signOut.mutate()}>
        {texts.signInAgain}
      </Button>
    </div>
  );
}
