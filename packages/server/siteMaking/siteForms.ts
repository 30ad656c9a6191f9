import { DEFAULT_FORM_SETTINGS, type FormField, newField } from '@quoin/domain/forms';
import { insertForm } from '../forms/index.ts';
import { insertMailingList } from '../mailingLists/index.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import type { Site } from '../sites/index.ts';

export interface SiteForms {
  readonly contact: string;
  readonly newsletter: string;
}

/** What forms of a new site say, in its language. */
const WORDS = {
  en: {
    ...{ contact: 'Contact', name: 'Name', email: 'Email', message: 'Message', send: 'Send', join: 'Sign up' },
    ...{ list: 'Letter', listText: 'A letter now and then.' },
    thanks: '<p>Thank you. We answer as soon as we can.</p>',
    joined: '<p>Nearly there: please open the link we have just mailed you.</p>',
  },
  de: {
    ...{ contact: 'Kontakt', name: 'Name', email: 'E-Mail', message: 'Nachricht', send: 'Senden', join: 'Anmelden' },
    ...{ list: 'Brief', listText: 'Ab und zu ein Brief.' },
    thanks: '<p>Danke. Wir antworten, so bald wir können.</p>',
    joined: '<p>Fast geschafft: Bitte öffne den Link, den wir dir eben geschickt haben.</p>',
  },
} as const;

/** A form to write to the owner and one to join a list, ready to be placed. */
export async function insertSiteForms(trx: SiteTransaction, site: Site): Promise<SiteForms> {
  const words = /^de(?:-|$)/i.test(site.language) ? WORDS.de : WORDS.en;
  const field = (type: FormField['type'], id: string, title: string): FormField => ({
    ...newField(type, id, title),
    isRequired: true,
  });
  const listId = await insertMailingList(trx, site.id, {
    ...{ name: words.list, description: words.listText, isDoubleOptIn: true, sendsWelcome: true },
  });
  const contact = await insertForm(trx, site.id, {
    ...{ name: words.contact, kind: 'form' },
    fields: [
      field('name', 'name', words.name),
      field('email', 'email', words.email),
      field('textarea', 'message', words.message),
    ],
    settings: { ...DEFAULT_FORM_SETTINGS, submitText: words.send, submissionMessage: words.thanks },
  });
  const newsletter = await insertForm(trx, site.id, {
    ...{ name: words.list, kind: 'newsletter' },
    fields: [field('email', 'email', words.email)],
    settings: {
      ...{ ...DEFAULT_FORM_SETTINGS, mailingListId: listId, notifiesOwner: false, showTitle: false },
      ...{ description: '', submitText: words.join, submissionMessage: words.joined },
    },
  });
  return { contact: contact ?? '', newsletter: newsletter ?? '' };
}
