import { appDocumentEventsPath, type DocumentEvent } from '@quoin/contract/endpoints/content';
import type { Deps } from '../../deps.ts';
import { actorOf } from '../../platform/http/reading/actorOf.ts';
import { siteOf } from '../../platform/http/reading/appLists.ts';
import type { Reply } from '../../platform/http/replies/reply.ts';
import type { AppRequest, AppRoute } from '../../platform/http/route.ts';
import { draftTopic } from '../documents/ensureDraft.ts';

export type DocumentEventsDeps = Pick<Deps, 'db' | 'presence'>;

/** After this time the browser reconnects, and its identity and permissions are checked again. */
const LISTEN_MS = 10 * 60_000;

/**
 * Notifies users with the editor open of others' changes as they are saved, in whichever process. What is lost on the way
 * browsers get when they poll, which they continue to do.
 */
export function appDocumentEventRoutes(deps: DocumentEventsDeps): AppRoute[] {
  const path = appDocumentEventsPath(':site').replace('%3A', ':');
  const read = { method: 'GET', rate: 'read', forgery: 'none', access: 'unpublishedSite.read' } as const;
  return [{ ...read, path, handle: async (request) => listen(deps, request) }];
}

function listen({ db, presence }: DocumentEventsDeps, request: AppRequest): Reply {
  const { id } = siteOf(request);
  const account = actorOf(request).accountId ?? '';
  return {
    ...{ status: 200, body: null },
    events: ({ say, end }) => {
      const tell = (revision: number | null) =>
        say({ revision, people: presence.others(id, account) } satisfies DocumentEvent);
      const stops = [
        presence.onChange(id, () => tell(null)),
        // Who may have missed something asks as soon as it has connected again.
        db.onAnnounced(draftTopic(id), (revision) => (revision === '' ? end() : tell(Number(revision)))),
        presence.listens(id, account),
      ];
      const over = setTimeout(end, LISTEN_MS);
      return () => {
        clearTimeout(over);
        for (const stop of stops) stop();
      };
    },
  };
}
