import type {
  AppMailTemplateResponse,
  AppMailTemplatesResponse,
  TestMailResponse,
  WireMailTemplateState,
} from '@quoin/contract/endpoints/content';
import { statusOf, toWireProblem } from '@quoin/contract/problems';
import { parseMailTemplate, parseTestMail } from '@quoin/contract/requests';
import { settingsSentence } from '@quoin/domain/orders';
import type { Deps } from '../../deps.ts';
import { actorOf } from '../../platform/http/reading/actorOf.ts';
import { siteOf } from '../../platform/http/reading/appLists.ts';
import { badRequest, notFound } from '../../platform/http/replies/refusals.ts';
import { refuseWith } from '../../platform/http/replies/refuse.ts';
import { json, noContent, type Reply } from '../../platform/http/replies/reply.ts';
import type { AppRequest, AppRoute } from '../../platform/http/route.ts';
import {
  findOwnKind,
  listOwnTemplates,
  loadOwnTemplate,
  resetOwnTemplate,
  type SavedTemplate,
  saveOwnTemplate,
  sendTestMail,
} from '../ownTemplates.ts';
import type { StoredMailTemplate } from '../storage/mailTemplates.ts';

type MailRouteDeps = Pick<Deps, 'db' | 'config'>;

const PATH = '/api/app/sites/:site/mails';
const READ = { method: 'GET', rate: 'read', forgery: 'none', access: 'commerceSettings.read' } as const;
const WRITE = { rate: 'write', forgery: 'crumb', access: 'commerceSettings.full' } as const;

/** Mails in the owner's own words. */
export function appMailTemplatesRoutes(deps: MailRouteDeps): AppRoute[] {
  const one = `${PATH}/:kind`;
  return [
    { ...READ, path: PATH, handle: (request) => list(deps, request) },
    { ...READ, path: one, handle: (request) => show(deps, request) },
    { ...WRITE, method: 'PUT', path: one, takes: 'sources', handle: (request) => save(deps, request) },
    { ...WRITE, method: 'DELETE', path: one, handle: (request) => reset(deps, request) },
    {
      ...WRITE,
      method: 'POST',
      path: `${one}/test`,
      rate: 'preview',
      takes: 'sources',
      handle: (request) => test(deps, request),
    },
  ];
}

async function list(deps: MailRouteDeps, request: AppRequest): Promise<Reply> {
  const { own, site } = await listOwnTemplates(deps, siteOf(request));
  const answer: AppMailTemplatesResponse = { own: own.map(toWireState), site };
  return json(answer);
}

async function show(deps: MailRouteDeps, request: AppRequest): Promise<Reply> {
  const kind = request.params.kind ?? '';
  if (findOwnKind(kind) === null) return notFound(request.path);
  const own = await loadOwnTemplate(deps, siteOf(request), kind);
  const answer: AppMailTemplateResponse = {
    own: own && { ...toWireState(own), subject: own.subject, html: own.html, revision: own.revision },
  };
  return json(answer);
}

async function save(deps: MailRouteDeps, request: AppRequest): Promise<Reply> {
  const parsed = parseMailTemplate(request.body);
  if (!parsed.ok) return badRequest(request.path);
  const { baseRevision, ...template } = parsed.value;
  const change = { kind: request.params.kind ?? '', template, baseRevision, actor: actorOf(request) };
  const saved = await saveOwnTemplate(deps, siteOf(request), change);
  return saved.outcome.ok ? json({ revision: saved.outcome.value, problems: saved.problems }) : refuseSaved(saved);
}

function refuseSaved({ outcome, problems }: SavedTemplate): Reply {
  if (outcome.ok) throw new Error('Nothing was refused.');
  const { problem } = outcome;
  return json({ ...toWireProblem(problem, settingsSentence), problems }, { status: statusOf(problem.code) });
}

async function reset(deps: MailRouteDeps, request: AppRequest): Promise<Reply> {
  const change = { kind: request.params.kind ?? '', actor: actorOf(request) };
  const outcome = await resetOwnTemplate(deps, siteOf(request), change);
  return outcome.ok ? noContent() : refuseWith(outcome.problem, settingsSentence);
}

async function test(deps: MailRouteDeps, request: AppRequest): Promise<Reply> {
  const parsed = parseTestMail(request.body);
  const { staff } = request;
  if (!parsed.ok || staff === null) return badRequest(request.path);
  const to = { name: staff.displayName, email: staff.email };
  const sent = await sendTestMail(deps, siteOf(request), {
    kind: request.params.kind ?? '',
    template: parsed.value,
    to,
  });
  if (!sent.outcome.ok) return refuseSaved(sent);
  const answer: TestMailResponse = { recipient: staff.email };
  return json(answer);
}

function toWireState(own: StoredMailTemplate): WireMailTemplateState {
  const { kind, updatedBy, problem } = own;
  return { kind, updatedBy, problem, updatedAt: own.updatedAt.getTime(), brokenAt: own.brokenAt?.getTime() ?? null };
}
