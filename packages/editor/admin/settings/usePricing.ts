import type { AppPricingResponse } from '@quoin/contract/endpoints/store';
import { isAllowed } from '@quoin/domain/access';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { act, Refusal } from '../../app/api.ts';
import { pricingQuery } from '../../app/queries/queries.ts';
import { useSite } from '../../app/site/site.ts';
import { announce, complain } from '../../parts/dialogs/toasts.tsx';
import { savedText } from '../../parts/fields/savedText.ts';

type Method = 'POST' | 'PUT' | 'DELETE';
export type FieldErrors = Readonly<Record<string, string>>;

export interface PricingChange {
  readonly method: Method;
  readonly path: string;
  readonly body?: unknown;
  /** What is said when it is done. */
  readonly done: string;
  readonly undo?: () => void;
}

/** Changes settings and keeps what the server answers: it is the whole of them. */
export function useChangePricing() {
  const { identifier } = useSite();
  const queries = useQueryClient();
  const [errors, setErrors] = useState<FieldErrors>({});
  const mutation = useMutation({
    mutationFn: ({ method, path, body }: PricingChange) => act<AppPricingResponse>(method, path, body),
    onSuccess: (settings, { done, undo }) => {
      setErrors({});
      queries.setQueryData(pricingQuery(identifier).queryKey, settings);
      announce(savedText(done, settings.removedMarkup), undo);
    },
    onError: (error) => {
      const fields = error instanceof Refusal ? error.problem.fields : undefined;
      setErrors(fields ?? {});
      complain(error.message);
    },
  });
  return { change: mutation.mutateAsync, isPending: mutation.isPending, errors, forgetErrors: () => setErrors({}) };
}

export interface PricingDraftPlace<Setting> {
  readonly newPath: string;
  readonly path: string;
  /** What is said when it is done. */
  readonly added: string;
  readonly saved: string;
  readonly bodyOf?: (draft: Setting, isNew: boolean) => unknown;
  readonly onDone: () => void;
}

/** One of several settings while it is edited; one without an id is new. */
export function usePricingDraft<Setting extends { readonly id: string }>(
  stored: Setting,
  { newPath, path, added, saved, bodyOf = (draft) => draft, onDone }: PricingDraftPlace<Setting>,
) {
  const [draft, setDraft] = useState(stored);
  const { change, isPending, errors } = useChangePricing();
  const isNew = stored.id === '';
  const save = () =>
    void change({
      method: isNew ? 'POST' : 'PUT',
      path: isNew ? newPath : path,
      body: bodyOf(draft, isNew),
      done: isNew ? added : saved,
    }).then(onDone, () => undefined);
  const set = (part: Partial<Setting>) => setDraft((known) => ({ ...known, ...part }));
  return { draft, set, isNew, isPending, errors, save };
}

/** Whether this person may change them, or only look. */
export function useMayChange(): boolean {
  return isAllowed(useSite(), 'commerceSettings.full');
}
