import type { AppPixelsResponse } from '@quoin/contract/endpoints/running';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { act, Refusal } from '../../../app/api.ts';
import { useSite } from '../../../app/site/site.ts';
import { announce, complain } from '../../../parts/dialogs/toasts.tsx';
import { pixelsQuery } from './pixelsQuery.ts';

export interface PixelChange {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
  /** What is said when it is done. */
  readonly done: string;
  readonly undo?: () => void;
}

/**
 * Changes pixels and stores the server's answer, which contains all of them. Errors of refused fields appear next to
 * the fields.
 */
export function useChangePixels() {
  const { identifier } = useSite();
  const queries = useQueryClient();
  const mutation = useMutation({
    mutationFn: ({ method, path, body }: PixelChange) => act<AppPixelsResponse>(method, path, body),
    onSuccess: (pixels, { done, undo }) => {
      queries.setQueryData(pixelsQuery(identifier).queryKey, pixels);
      announce(done, undo);
    },
    onError: (error) => {
      if (Object.keys(fieldsOf(error)).length === 0) complain(error.message);
    },
  });
  return { change: mutation.mutateAsync, isPending: mutation.isPending, errors: fieldsOf(mutation.error) };
}

function fieldsOf(error: Error | null): Readonly<Record<string, string>> {
  return (error instanceof Refusal ? error.problem.fields : undefined) ?? {};
}
