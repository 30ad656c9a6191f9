import { performance } from 'node:perf_hooks';
import { teamMailWording } from '@quoin/domain/access';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import {
  findMailKind,
  type MailProblem,
  type MailSite,
  type MailTemplate,
  mailTemplateBrokenMail,
  type RegisteredMail,
  tryMail,
} from '@quoin/rendering/mail';
import { type Actor, recordAudit } from '../audit/index.ts';
import type { Deps } from '../deps.ts';
import { speakFor } from '../platform/languages/ownTexts.ts';
import { processLocales } from '../platform/processLocales.ts';
import type { Site } from '../sites/index.ts';
import { type MailWriterDeps, mailSiteOf, senderOf } from './composeMail.ts';
import { enqueueMail } from './enqueueMail.ts';
import { mailAddressText, mailName } from './mailAddress.ts';
import {
  deleteMailTemplate,
  findMailTemplate,
  listMailTemplates,
  type StoredMailTemplate,
  saveMailTemplate,
} from './storage/mailTemplates.ts';

export type OwnTemplateCode = 'mailTemplateUnknown' | 'mailTemplateChanged' | 'mailTemplateBroken';

type TemplateDeps = MailWriterDeps & Pick<Deps, 'db'>;

const DEADLINE_MS = 500;

/** Kinds that owners may write themselves: all but the one that tells of mistakes in them. */
export function findOwnKind(name: string): RegisteredMail | null {
  const kind = findMailKind(name);
  return kind === null || kind.name === mailTemplateBrokenMail.name ? null : kind;
}

export async function listOwnTemplates(
  deps: TemplateDeps,
  site: Site,
): Promise<{ readonly own: readonly StoredMailTemplate[]; readonly site: MailSite }> {
  const own = await deps.db.inSite({ websiteId: site.id }, (trx) => listMailTemplates(trx, site.id));
  return { own, site: mailSiteOf(deps, site) };
}

export function loadOwnTemplate({ db }: TemplateDeps, site: Site, kind: string): Promise<StoredMailTemplate | null> {
  return db.inSite({ websiteId: site.id }, (trx) => findMailTemplate(trx, site.id, kind));
}

/** A refusal for a mistake names what is wrong, and where. */
export type SavedTemplate = {
  readonly outcome: Outcome<number, OwnTemplateCode>;
  readonly problems: readonly MailProblem[];
};

export interface OwnTemplateChange {
  readonly kind: string;
  readonly template: MailTemplate;
  /** Revision it is based on; 0 for the built-in one. */
  readonly baseRevision: number;
  readonly actor: Actor;
}

/** Kept only when it prints a sample without a mistake. */
export async function saveOwnTemplate(
  deps: TemplateDeps,
  site: Site,
  { kind: name, template, baseRevision, actor }: OwnTemplateChange,
): Promise<SavedTemplate> {
  const kind = findOwnKind(name);
  if (kind === null) return { outcome: refuse('mailTemplateUnknown'), problems: [] };
  const { problems } = trySample(deps, site, kind, template);
  if (problems.some(({ severity }) => severity === 'error')) return { outcome: refuse('mailTemplateBroken'), problems };
  const outcome = await deps.db.inSite(
    { websiteId: site.id },
    async (trx): Promise<Outcome<number, OwnTemplateCode>> => {
      const change = { kind: name, ...template, baseRevision, updatedBy: actor.name };
      const revision = await saveMailTemplate(trx, site.id, change);
      if (revision === null) return refuse('mailTemplateChanged');
      const about = { action: 'mailTemplate.update', subjectId: name, subjectTitle: kind.title } as const;
      await recordAudit(trx, { websiteId: site.id, actor, ...about, details: { subject: template.subject, revision } });
      return accept(revision);
    },
  );
  return { outcome, problems };
}

/** Restores the built-in template. */
export function resetOwnTemplate(
  { db }: TemplateDeps,
  site: Site,
  { kind: name, actor }: { readonly kind: string; readonly actor: Actor },
): Promise<Outcome<null, OwnTemplateCode>> {
  const kind = findOwnKind(name);
  return db.inSite({ websiteId: site.id }, async (trx) => {
    if (kind === null || !(await deleteMailTemplate(trx, site.id, name))) return refuse('mailTemplateUnknown');
    const about = { action: 'mailTemplate.reset', subjectId: name, subjectTitle: kind.title } as const;
    await recordAudit(trx, { websiteId: site.id, actor, ...about });
    return accept(null);
  });
}

export interface TestMail {
  readonly kind: string;
  readonly template: MailTemplate;
  /** The person who asks: nobody else gets it. */
  readonly to: { readonly name: string; readonly email: string };
}

/** Sends the sample to the requesting user. */
export async function sendTestMail(
  deps: TemplateDeps,
  site: Site,
  { kind: name, template, to }: TestMail,
): Promise<SavedTemplate> {
  const kind = findOwnKind(name);
  if (kind === null) return { outcome: refuse('mailTemplateUnknown'), problems: [] };
  const { mail, problems } = trySample(deps, site, kind, template);
  if (problems.some(({ severity }) => severity === 'error')) return { outcome: refuse('mailTemplateBroken'), problems };
  const sender = mailAddressText(senderOf(site, mailSiteOf(deps, site).url));
  await deps.db.inSite({ websiteId: site.id }, (trx) =>
    enqueueMail(trx, site.id, {
      ...mail,
      ...{ kind: name, sender, recipient: mailAddressText({ name: mailName(to.name), address: to.email }) },
      subject: teamMailWording.testSubject(mail.subject),
      headers: { 'Auto-Submitted': 'auto-generated' },
      dedupeKey: `test:${trx.newId()}`,
    }),
  );
  return { outcome: accept(0), problems };
}

function trySample(deps: MailWriterDeps, site: Site, kind: RegisteredMail, template: MailTemplate) {
  const deadline = performance.now() + DEADLINE_MS;
  return speakFor(site, () =>
    tryMail(template, kind.sampleData(mailSiteOf(deps, site)), {
      locales: processLocales(),
      isExpired: () => performance.now() > deadline,
    }),
  );
}
