import { appFilmPath, type FilmResponse } from '@quoin/contract/endpoints/content';
import { editorWording } from '@quoin/domain/access';
import { filmWording, parseEmbed } from '@quoin/domain/media';
import * as commonTexts from '@quoin/messages/app/common';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { load } from '../../app/api.ts';
import { useSite } from '../../app/site/site.ts';
import { Button } from '../Button.tsx';
import css from './FilmCheck.module.css';

/**
 * Shows what Vimeo reports about the video that a user entered (EDIT-06). This is only help: a video that could not be
 * checked is kept and shown like any other.
 */
export function FilmCheck({ url }: { readonly url: string }) {
  const { identifier } = useSite();
  const film = parseEmbed(useDeferredValue(url));
  const asked = film?.provider === 'Vimeo' ? film.pageUrl : null;
  const query = useQuery({
    queryKey: ['site', identifier, 'film', asked],
    queryFn: ({ signal }) =>
      load<FilmResponse>(`${appFilmPath(identifier)}?${new URLSearchParams({ url: asked ?? '' })}`, signal),
    enabled: asked !== null,
    retry: false,
    staleTime: 60_000,
  });
  if (asked === null || query.isPending) return null;
  const answer = query.isError ? 'silent' : query.data.answer;
  if (answer === 'shown') return null;
  return (
    <div role="status" className={css.check} data-tone={answer === 'silent' ? 'soft' : 'bad'}>
      <p>{SENTENCES[answer]}</p>
      {answer === 'silent' ? (
        <Button isPending={query.isFetching} onPress={() => void query.refetch()}>
          {commonTexts.tryAgain}
        </Button>
      ) : null}
    </div>
  );
}

const SENTENCES = {
  basicAccount: filmWording.basicAccount,
  missing: editorWording.contentMissing,
  silent: editorWording.networkFailed,
} as const;
