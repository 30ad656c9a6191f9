import { type AppFormResponse, appFormPath, type WireForm } from '@quoin/contract/endpoints/content';
import { isAllowed } from '@quoin/domain/access';
import type { FormSettings } from '@quoin/domain/forms';
import * as texts from '@quoin/messages/app/useFormEdit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { act, Refusal } from '../../app/api.ts';
import { formQuery } from '../../app/queries/formQueries.ts';
import { useSite } from '../../app/site/site.ts';
import { announce, complain } from '../../parts/dialogs/toasts.tsx';

/** A form that is being edited: what was typed, the server's response, and a save by another user in the meantime. */
export interface FormEdit {
  readonly held: WireForm;
  readonly draft: WireForm;
  readonly problems: Readonly<Record<string, string>>;
  readonly isChanged: boolean;
  readonly isSaving: boolean;
  readonly mayEdit: boolean;
  /** As another person saved it; null while nobody did. */
  readonly clash: WireForm | null;
  change(part: Partial<WireForm>): void;
  set(settings: Partial<FormSettings>): void;
  /** Answers whether it is kept. `insists`: over what another person saved. */
  save(insists?: boolean): Promise<boolean>;
  discard(): void;
  lookAtTheirs(): void;
  forgetClash(): void;
}

export function useFormEdit(held: WireForm): FormEdit {
  const site = useSite();
  const queries = useQueryClient();
  const [draft, setDraft] = useState(held);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [isSaving, setSaving] = useState(false);
  const [clash, setClash] = useState<WireForm | null>(null);
  const { queryKey } = formQuery(site.identifier, held.id);

  const send = async (revision: number): Promise<void> => {
    const body = { name: draft.name, fields: draft.fields, settings: draft.settings, revision };
    const answer = await act<AppFormResponse>('PUT', appFormPath(site.identifier, held.id), body);
    queries.setQueryData(queryKey, answer);
    await queries.invalidateQueries({ queryKey: ['site', site.identifier, 'forms'] });
    announce(texts.formSaved);
  };
  const hearRefusal = ({ problem }: Refusal): void => {
    if (problem.errorKey === 'formChanged') {
      setClash((problem as unknown as AppFormResponse).form);
      return;
    }
    setProblems(problem.fields ?? (problem.field === undefined ? {} : { [problem.field]: problem.error }));
    complain(problem.error);
  };
  const save = async (insists = false): Promise<boolean> => {
    setSaving(true);
    setProblems({});
    try {
      await send(insists && clash !== null ? clash.revision : held.revision);
      return true;
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      hearRefusal(fault);
      return false;
    } finally {
      setSaving(false);
    }
  };
  return {
    ...{ held, draft, problems, isSaving, clash, save },
    isChanged: JSON.stringify(draft) !== JSON.stringify(held),
    mayEdit: isAllowed(site, 'content.full'),
    change: (part) => setDraft((now) => ({ ...now, ...part })),
    set: (settings) => setDraft((now) => ({ ...now, settings: { ...now.settings, ...settings } })),
    discard: () => {
      setDraft(held);
      setProblems({});
    },
    lookAtTheirs: () => {
      if (clash !== null) queries.setQueryData(queryKey, { form: clash });
      setClash(null);
    },
    forgetClash: () => setClash(null),
  };
}
