import { appLanguage, textDirection } from '@quoin/domain/languages';
import { type MailName, mailNames } from '@quoin/domain/texts';
import type { MailSite } from './mailSite.ts';

/** What a mail's templates see: plain JSON values, every text finished and in the site's language. */
export interface MailData {
  /** One line. */
  readonly subject: string;
  readonly site: MailSite & { readonly isRightToLeft?: boolean };
  readonly [name: string]: unknown;
}

/** What a mail's templates see besides: on which side its language begins. */
export function seenData(data: MailData): MailData {
  return { ...data, site: { ...data.site, isRightToLeft: textDirection(data.site.language) === 'rtl' } };
}

/** The two sources of a mail in the template language. */
export interface MailTemplate {
  readonly subject: string;
  readonly html: string;
}

/** Where a mail belongs in the owner's list. */
export type MailGroup = 'orders' | 'customers' | 'subscriptions' | 'giftCards' | 'forms' | 'team';

/** A mail as the editor and the outbox know it, whatever it is made from. */
export interface RegisteredMail {
  /** As the outbox keeps it: `orderConfirmation`. */
  readonly name: string;
  readonly title: string;
  /** When it is sent, and to whom. */
  readonly about: string;
  readonly group: MailGroup;
  /** To people who work on the site, and so in the language of the app; all others speak the site's or the order's. */
  readonly isForStaff?: boolean;
  readonly template: MailTemplate;
  /** What a preview and a test mail are filled with. */
  sampleData(site: MailSite): MailData;
  /** The text part of the template above; without it, and for an owner's own template, it is derived from the HTML. */
  textOf?(data: MailData): string;
}

/** A mail that is made from an `Input`. */
export interface MailKind<Input> extends RegisteredMail {
  dataOf(input: Input, site: MailSite): MailData;
}

export interface MailKindParts<Input>
  extends Omit<MailKind<Input>, 'name' | 'title' | 'about' | 'sampleData' | 'template'> {
  readonly name: MailName;
  /** The HTML; the subject is `{subject}` where the data says it. */
  readonly template: MailTemplate;
  /** The same in every language, or written in the site's. */
  readonly sample: Input | ((language: string) => Input);
}

/** One kind of mail; list it in `kinds.ts`, so that owners can edit it. */
export function defineMail<Input extends object>({ sample, ...parts }: MailKindParts<Input>): MailKind<Input> {
  const sampleIn = (language: string): Input => (typeof sample === 'function' ? sample(language) : sample);
  return {
    ...parts,
    ...mailNames(parts.name),
    sampleData(of) {
      const site = { ...of, language: mailLanguage(parts, of.language) };
      return parts.dataOf(sampleIn(site.language), site);
    },
  };
}

/** The language of a mail whose reader would like `language`. */
export function mailLanguage({ isForStaff }: Pick<RegisteredMail, 'isForStaff'>, language: string): string {
  return isForStaff === true ? appLanguage(language) : language;
}
