import type { RequestAnswer } from '@quoin/domain/access';
import { areaMails } from '@quoin/rendering/mail';
import { contactOf, countMailsTo, type MailWriterDeps, writeMail } from '../mail/index.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import type { Site } from '../sites/index.ts';
import { siteAddressIn } from '../sites/index.ts';
import { MEMBERSHIPS_PATH } from './areaViews.ts';
import type { MemberArea } from './storage/memberAreas.ts';

const DAY_MS = 86_400_000;
/** However many people ask, an owner's mailbox stays usable: the list has them all. */
const NOTICES_PER_DAY = 100;

interface Person {
  readonly email: string;
  readonly fullName: string;
}

/** To the owner, in the transaction that keeps the request. */
export async function mailRequest(
  deps: MailWriterDeps,
  trx: SiteTransaction,
  site: Site,
  { area, person }: { readonly area: MemberArea; readonly person: Person },
): Promise<void> {
  const email = contactOf(site);
  const kind = areaMails.request;
  const since = new Date(trx.now().getTime() - DAY_MS);
  if (email === '') return;
  if ((await countMailsTo(trx, site.id, { kind: kind.name, recipient: email, since })) >= NOTICES_PER_DAY) return;
  await writeMail(deps, trx, site, {
    ...{ kind, to: { name: '', email }, dedupeKey: `areaRequest:${trx.newId()}` },
    input: {
      ...{ name: person.fullName, email: person.email, area: area.name },
      url: `${deps.config.appOrigin}/${site.identifier}/config/member-areas/${area.id}`,
    },
  });
}

/** To who asked, in the transaction that answers. */
export async function mailAnswer(
  deps: MailWriterDeps,
  trx: SiteTransaction,
  site: Site,
  told: { readonly area: MemberArea; readonly person: Person & { readonly language: string }; answer: RequestAnswer },
): Promise<void> {
  const { area, person, answer } = told;
  const kind = answer === 'admit' ? areaMails.admitted : areaMails.declined;
  await writeMail(deps, trx, site, {
    ...{ kind, to: { name: person.fullName, email: person.email }, dedupeKey: `${kind.name}:${trx.newId()}` },
    language: person.language,
    input: { area: area.name, url: siteAddressIn(deps.config, site, person.language) + MEMBERSHIPS_PATH },
  });
}
