import {
  type AppPixelsResponse,
  appPixelPath,
  appPixelsPath,
  type WirePixelEntry,
} from '@quoin/contract/endpoints/running';
import { statusOf, toWireFieldProblems, toWireProblem } from '@quoin/contract/problems';
import { parsePixelEntry } from '@quoin/contract/requests';
import { type Pixel, pixelSentence, pixelsOf, trackingSettingsOf } from '@quoin/domain/analytics';
import type { Outcome } from '@quoin/domain/problem';
import type { Deps } from '../../deps.ts';
import { actorOf } from '../../platform/http/reading/actorOf.ts';
import { siteOf } from '../../platform/http/reading/appLists.ts';
import { badRequest } from '../../platform/http/replies/refusals.ts';
import { json, type Reply } from '../../platform/http/replies/reply.ts';
import type { AppRequest, AppRoute } from '../../platform/http/route.ts';
import { changePixels, type PixelsChange } from '../pixels/changePixels.ts';

const PATH = appPixelsPath(':site').replace('%3A', ':');
const ONE = appPixelPath(':site', ':id').replaceAll('%3A', ':');

/** Returns the routes of third-party code that receives visitor events: its owner adds, edits and removes it. */
export function appPixelRoutes(deps: Pick<Deps, 'db' | 'pages' | 'newId'>): AppRoute[] {
  const write = { rate: 'write', forgery: 'crumb', access: 'siteSettings.edit:withoutDomains' } as const;
  const put = (request: AppRequest, id: string, isNew: boolean) => {
    const parsed: Outcome<WirePixelEntry, string> = parsePixelEntry(request.body);
    if (!parsed.ok) return badRequest(request.path);
    return change(deps, request, { kind: 'put', pixel: { ...parsed.value, id }, isNew });
  };
  return [
    {
      ...{ method: 'GET', path: PATH, rate: 'read', forgery: 'none', access: 'siteSettings.read' },
      handle: async (request) => json(answer(request, pixelsOf(siteOf(request).settings))),
    },
    { ...write, method: 'POST', path: PATH, handle: async (request) => put(request, deps.newId(), true) },
    { ...write, method: 'PUT', path: ONE, handle: async (request) => put(request, request.params.id ?? '', false) },
    {
      ...{ ...write, method: 'DELETE', path: ONE },
      handle: async (request) => change(deps, request, { kind: 'remove', id: request.params.id ?? '' }),
    },
  ];
}

async function change(deps: Pick<Deps, 'db' | 'pages'>, request: AppRequest, wanted: PixelsChange): Promise<Reply> {
  const { id } = siteOf(request);
  const { problems, ...done } = await changePixels(deps, id, { change: wanted, actor: actorOf(request) });
  const [first] = problems ?? [];
  if (first !== undefined && problems !== undefined) {
    const isOfFields = first.field !== undefined;
    const body = isOfFields ? toWireFieldProblems(problems, pixelSentence) : toWireProblem(first, pixelSentence);
    return json(body, { status: statusOf(isOfFields ? 'fieldsInvalid' : first.code) });
  }
  deps.pages.invalidate(id);
  return json(answer(request, 'pixels' in done ? done.pixels : []));
}

function answer(request: AppRequest, pixels: readonly Pixel[]): AppPixelsResponse {
  return { pixels, consent: trackingSettingsOf(siteOf(request).settings).consent };
}
