import {
  INVITATION_ANSWER_PATH,
  INVITATION_PATH,
  type InvitationAnswerResponse,
  type InvitationResponse,
} from '@quoin/contract/endpoints/running';
import { ROLE_TITLES, ROLES, type RoleName } from '@quoin/domain/access';
import * as texts from '@quoin/messages/app/invitationScreen';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { BrandMark } from '../../parts/BrandMark.tsx';
import { Button } from '../../parts/Button.tsx';
import { TextField } from '../../parts/fields/TextField.tsx';
import { usePageTitle } from '../../parts/Page.tsx';
import { act, Refusal } from '../api.ts';
import css from './SignInScreen.module.css';
import { SignOutButton } from './SignOutButton.tsx';

/** The target of an invitation's link. Its token is in the fragment of the address, so no server log contains it. */
export function InvitationScreen() {
  const { name } = useParams({ from: '/invitation/$name' });
  const token = window.location.hash.slice(1);
  const query = useQuery({
    queryKey: ['invitation', name, token],
    queryFn: () => act<InvitationResponse>('POST', INVITATION_PATH, { site: name, token }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const heading = usePageTitle(texts.invitationQuoin);
  const title = query.data === undefined ? texts.invitation : texts.workOn(query.data.siteTitle);
  return (
    <main className={css.screen}>
      <div className={css.panel}>
        <div className={css.brand}>
          <BrandMark size={40} />
        </div>
        <h1 ref={heading} tabIndex={-1} className={css.title}>
          {title}
        </h1>
        {query.data !== undefined ? (
          <Answer invitation={query.data} link={{ site: name, token }} />
        ) : (
          <p className={css.lead} role="status">
            {query.error?.message ?? texts.loadingYourInvitation}
          </p>
        )}
      </div>
    </main>
  );
}

interface AnswerProps {
  readonly invitation: InvitationResponse;
  readonly link: { readonly site: string; readonly token: string };
}

function Answer({ invitation, link }: AnswerProps) {
  const { inviter, email, step, roles } = invitation;
  const queries = useQueryClient();
  const [displayName, setName] = useState('');
  const [password, setPassword] = useState('');
  const answer = useMutation({
    mutationFn: () => act<InvitationAnswerResponse>('POST', INVITATION_ANSWER_PATH, { ...link, displayName, password }),
    onSuccess: ({ identifier, needsCode }) => {
      queries.clear();
      const returnTo = `/${identifier}/config`;
      const step = new URLSearchParams({ step: 'code', returnTo });
      window.location.replace(needsCode ? `/sign-in?${step}` : returnTo);
    },
  });
  const field = answer.error instanceof Refusal ? answer.error.problem.field : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    answer.mutate();
  };
  return (
    <>
      <p className={css.lead}>{texts.invitesAs(inviter, email, roles.map(titleOf).join(', ') || texts.aContributor)}</p>
      {step === 'otherAccount' ? (
        <div className={css.form}>
          <p>{texts.youAreSignedIn}</p>
          <SignOutButton />
        </div>
      ) : (
        <form onSubmit={submit} className={css.form}>
          {answer.error !== null && field === undefined ? (
            <p role="alert" className={css.alert}>
              {answer.error.message}
            </p>
          ) : null}
          <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
          {step === 'signUp' ? (
            <TextField label={texts.yourName} autoComplete="name" value={displayName} onChange={setName} isRequired />
          ) : null}
          {step === 'agree' ? null : (
            <TextField
              label={step === 'signUp' ? texts.choosePassword : texts.yourPassword}
              type="password"
              autoComplete={step === 'signUp' ? 'new-password' : 'current-password'}
              value={password}
              onChange={setPassword}
              error={field === 'password' ? answer.error?.message : undefined}
              isRequired
            />
          )}
          <Button type="submit" look="primary" wide isPending={answer.isPending}>
            {texts.acceptInvitation}
          </Button>
        </form>
      )}
    </>
  );
}

function titleOf(role: number): string {
  const name = (Object.keys(ROLES) as RoleName[]).find((each) => ROLES[each] === role);
  return name === undefined ? '' : ROLE_TITLES[name];
}
