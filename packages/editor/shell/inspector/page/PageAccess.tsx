import { appPagePasswordPath, type PagePasswordResponse } from '@quoin/contract/endpoints/content';
import { type JsonRecord, recordIn, textIn } from '@quoin/domain/document';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/pageAccess';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { act, load, Refusal } from '../../../app/api.ts';
import { useSite } from '../../../app/site/site.ts';
import { perform } from '../../../commands/acts/acting.ts';
import { changePage } from '../../../commands/pages/changePage.ts';
import { Button } from '../../../parts/Button.tsx';
import { announce } from '../../../parts/dialogs/toasts.tsx';
import { ChoiceField } from '../../../parts/fields/ChoiceField.tsx';
import { TextField } from '../../../parts/fields/TextField.tsx';
import { useActWorld } from '../../editorContext.ts';
import { PageAreas } from './PageAreas.tsx';

type AccessKind = 'public' | 'password' | 'members' | 'areas';

const KINDS: readonly { readonly value: AccessKind; readonly text: string; readonly hint?: string }[] = [
  { value: 'public', text: texts.public },
  { value: 'password', text: commonTexts.password, hint: texts.visitorsEnterThePassword },
  { value: 'members', text: texts.signedInCustomers },
  { value: 'areas', text: texts.membersOfAnArea, hint: texts.membersWhoJoinedBought },
];

/**
 * Edits who may see a page. A password is never part of the draft: it applies at once, to everyone who is asked for it
 * (decision 0047).
 */
export function PageAccess({ id, record }: { readonly id: string; readonly record: JsonRecord }) {
  const world = useActWorld();
  const stored = textIn(recordIn(record, 'access'), 'kind', 'public');
  const kind = KINDS.find(({ value }) => value === stored)?.value ?? 'public';
  return (
    <>
      <ChoiceField
        label={texts.access}
        choices={KINDS}
        value={kind}
        onChange={(value) =>
          void perform(world, changePage, { id, changes: [{ path: ['access'], value: { kind: value } }] })
        }
      />
      {kind === 'password' ? <PagePassword id={id} /> : null}
      {kind === 'areas' ? <PageAreas id={id} areas={recordIn(record, 'access').areas} /> : null}
    </>
  );
}

/** `id`: of a page, or `site` for the whole of it. */
export function PagePassword({ id, what = 'page' }: { readonly id: string; readonly what?: 'page' | 'site' }) {
  const { identifier } = useSite();
  const [typed, setTyped] = useState('');
  const queries = useQueryClient();
  const path = appPagePasswordPath(identifier, id);
  const queryKey = ['site', identifier, 'pagePassword', id];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => load<PagePasswordResponse>(path, signal),
    retry: false,
  });
  const save = useMutation({
    mutationFn: (password: string) => act<PagePasswordResponse>('PUT', path, { password }),
    onSuccess: (answer) => {
      queries.setQueryData(queryKey, answer);
      setTyped('');
      announce(texts.passwordSetItApplies);
    },
  });
  const isSet = query.data?.isSet === true;
  const error = save.error instanceof Refusal ? save.error.problem.error : save.error?.message;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== '') save.mutate(typed);
      }}
    >
      <TextField
        label={isSet ? texts.newPassword : commonTexts.password}
        value={typed}
        onChange={setTyped}
        maxLength={128}
        autoComplete="off"
        error={error}
        hint={isSet ? texts.aPasswordIsSet : texts.setAPasswordTo(what)}
      />
      <Button type="submit" isDisabled={typed.trim() === ''} isPending={save.isPending}>
        {texts.setPassword}
      </Button>
    </form>
  );
}
