import { type AppFontResponse, appFontsPath } from '@quoin/contract/endpoints/content';
import { statusOf, toWireProblem } from '@quoin/contract/problems';
import { type MediaCode, mediaWording } from '@quoin/domain/media';
import type { Problem } from '@quoin/domain/problem';
import { queryText } from '@quoin/domain/site';
import { type StyleCode, styleSentence } from '@quoin/domain/styles';
import type { Deps } from '../../deps.ts';
import { json, type Reply } from '../../platform/http/replies/reply.ts';
import type { AppRequest, AppRoute } from '../../platform/http/route.ts';
import { addFont } from '../addFont.ts';
import { mediaEditingOf, mediaRefusal } from './appMediaWire.ts';

type FontDeps = Pick<Deps, 'config' | 'db' | 'files'>;

/** Fonts of a site's own. Everything else about them is a change of its style, and their files lie in the library. */
export function appFontsRoutes(deps: FontDeps): AppRoute[] {
  return [
    {
      ...{ method: 'POST', path: appFontsPath(':site').replace('%3A', ':'), rate: 'write', forgery: 'crumb' },
      ...{ access: 'design.edit', takes: 'file' },
      handle: (request) => upload(deps, request),
    },
  ];
}

async function upload(deps: FontDeps, request: AppRequest): Promise<Reply> {
  const filename = queryText(request.query, 'filename') ?? 'font';
  const bytes = request.body instanceof Uint8Array ? Buffer.from(request.body) : Buffer.alloc(0);
  const added = await addFont(deps, mediaEditingOf(request), { filename, bytes });
  if (!added.ok) return refusal(added.problem);
  return json(added.value satisfies AppFontResponse, { status: 201 });
}

function refusal(problem: Problem<StyleCode | MediaCode>): Reply {
  if (isOfLibrary(problem)) return mediaRefusal(problem);
  const said = problem as Problem<StyleCode>;
  return json(toWireProblem(said, styleSentence), { status: statusOf(said.code) });
}

function isOfLibrary(problem: Problem<StyleCode | MediaCode>): problem is Problem<MediaCode> {
  return Object.hasOwn(mediaWording, problem.code);
}
