import { appFilmPath, type FilmResponse } from '@quoin/contract/endpoints/content';
import { parseEmbed } from '@quoin/domain/media';
import { queryText } from '@quoin/domain/site';
import type { Deps } from '../../deps.ts';
import { json } from '../../platform/http/replies/reply.ts';
import type { AppRoute } from '../../platform/http/route.ts';

/** What a film's provider returns while the user types its address. Nothing is stored. */
export function appFilmRoutes({ films }: Pick<Deps, 'films'>): AppRoute[] {
  return [
    {
      ...{ method: 'GET', path: appFilmPath(':site').replaceAll('%3A', ':'), rate: 'read', forgery: 'none' },
      // Every user who may view the content may write some of it, contributors of drafts included.
      access: 'content.read',
      async handle({ query }) {
        const film = parseEmbed(queryText(query, 'url') ?? '');
        const answer = film?.provider === 'Vimeo' ? await films.ask(film.pageUrl) : 'shown';
        return json({ answer } satisfies FilmResponse);
      },
    },
  ];
}
