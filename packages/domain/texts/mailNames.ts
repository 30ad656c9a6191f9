import * as abouts from '@quoin/messages/app/mailAbouts';
import * as titles from '@quoin/messages/app/mailTitles';

/** What a site sends, as the outbox keeps it. */
export type MailName = keyof typeof titles;

const TITLES: Readonly<Record<MailName, string>> = titles;
const ABOUTS: Readonly<Record<MailName, string>> = abouts;

/** What owners know a mail by: its title, and when it is sent to whom. */
export function mailNames(name: MailName): { readonly title: string; readonly about: string } {
  return { title: TITLES[name], about: ABOUTS[name] };
}
