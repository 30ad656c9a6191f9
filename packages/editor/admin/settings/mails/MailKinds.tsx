import type { AppMailTemplatesResponse, WireMailTemplateState } from '@quoin/contract/endpoints/content';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/mailsScreen';
import { MAIL_KINDS, type MailGroup, type RegisteredMail } from '@quoin/rendering/mail';
import { Link } from '@tanstack/react-router';
import { useMoments, useSite } from '../../../app/site/site.ts';
import { Badge } from '../../../parts/Badge.tsx';
import { Card } from '../../../parts/Card.tsx';
import css from '../settingsRows.module.css';

const GROUPS: readonly (readonly [MailGroup, string])[] = [
  ['orders', commonTexts.orders],
  ['giftCards', texts.giftCards],
  ['subscriptions', texts.subscriptions],
  ['customers', texts.customers],
  ['forms', texts.formsAndMailingLists],
  ['team', commonTexts.team],
];

/** This one tells of mistakes in all others: it has no version of the owner's. */
const FIXED = 'mailTemplateBroken';

/** Every mail by what it is about, and which of them the owner has changed. */
export function MailKinds({ templates }: { readonly templates: AppMailTemplatesResponse }) {
  return GROUPS.map(([group, title]) => {
    const kinds = MAIL_KINDS.filter((kind) => kind.group === group && kind.name !== FIXED);
    return kinds.length === 0 ? null : (
      <Card key={group} title={title} flush>
        <ul className={css.rows} aria-label={title}>
          {kinds.map((kind) => (
            <Kind key={kind.name} kind={kind} own={templates.own.find((each) => each.kind === kind.name) ?? null} />
          ))}
        </ul>
      </Card>
    );
  });
}

function Kind({ kind, own }: { readonly kind: RegisteredMail; readonly own: WireMailTemplateState | null }) {
  const site = useSite();
  const moments = useMoments();
  return (
    <li className={css.row}>
      <span className={css.words}>
        <Link
          to="/$site/config/settings/mails/$kind"
          params={{ site: site.identifier, kind: kind.name }}
          className={css.name}
        >
          {kind.title}
        </Link>
        <span className={css.soft}>{kind.about}</span>
        {own === null || own.brokenAt === null ? null : (
          <span className={css.warning}>{texts.itCouldNotBe(moments.full(own.brokenAt), own.problem)}</span>
        )}
      </span>
      {own === null ? null : own.brokenAt === null ? (
        <Badge text={texts.custom} tone="good" />
      ) : (
        <Badge text={texts.hasErrors} tone="bad" />
      )}
    </li>
  );
}
