import { orderWords } from '@quoin/domain/orders';
import type { MailName } from '@quoin/domain/texts';
import { defineMail, type MailData, type MailGroup, type MailKind } from './mailKind.ts';
import type { MailSite } from './mailSite.ts';
import { MESSAGE_MAIL_TEMPLATE } from './messageMailTemplate.ts';
import { oneLine } from './oneLine.ts';

/** A row of things: a product with its picture and amount. */
export interface MessageLine {
  readonly title: string;
  /** Under the title: variant, quantity. */
  readonly detail?: string;
  readonly amount?: string;
  /** Absolute address. */
  readonly pictureUrl?: string;
}

/** A row of a sum. The last one is usually the total. */
export interface MessageTotal {
  readonly label: string;
  readonly text: string;
  readonly isTotal?: boolean;
}

/** A label and the lines under it: an address, a parcel, how it was paid. */
export interface MessageFact {
  readonly label: string;
  readonly lines: readonly string[];
}

/**
 * What most mails say, as plain finished text: nothing in it is HTML or template, so that an owner's template decides how
 * it looks and a customer's name can't. `values` are more names for those who write their own template.
 */
export interface MailMessage {
  readonly subject: string;
  readonly heading: string;
  /** Shown next to the subject in lists of mails. If omitted: the first paragraph. */
  readonly preheader?: string;
  /** Small, over the heading: `Order #1001 · November 21, 2026`. */
  readonly eyebrow?: string;
  readonly paragraphs: readonly string[];
  readonly button?: { readonly text: string; readonly url: string };
  /** Under the button, small: until when it counts, for example. */
  readonly hint?: string;
  /** Shown large, to be copied. */
  readonly code?: string;
  readonly linesTitle?: string;
  readonly lines?: readonly MessageLine[];
  readonly totals?: readonly MessageTotal[];
  readonly facts?: readonly MessageFact[];
  readonly values?: Readonly<Record<string, unknown>>;
}

interface MessageMailParts {
  readonly name: MailName;
  readonly group: MailGroup;
  readonly isForStaff?: boolean;
}

/** Defines a mail in the built-in design: a heading, paragraphs, a button, lines, sums and facts. */
export function defineMessageMail(
  parts: MessageMailParts & { readonly sample: MailMessage | ((language: string) => MailMessage) },
): MailKind<MailMessage> {
  return defineMail<MailMessage>({ ...parts, template: MESSAGE_TEMPLATE, dataOf: messageData });
}

/** One mail of a subject: what it says, made from its facts and the subject's words. */
export interface WrittenMailParts<Words, Facts> extends Omit<MessageMailParts, 'group'> {
  readonly sample: Facts | ((language: string) => Facts);
  write(words: Words, facts: Facts, site: MailSite): MailMessage;
}

/** A subject's way to define its mails: each says the same in every language that the subject has words in. */
export function mailsWith<Words>(group: MailGroup, wordsIn: (language: string) => Words) {
  return <Facts extends object>({ write, ...parts }: WrittenMailParts<Words, Facts>): MailKind<Facts> =>
    defineMail<Facts>({
      ...parts,
      group,
      template: MESSAGE_TEMPLATE,
      dataOf: (facts, site) => messageData(write(wordsIn(site.language), facts, site), site),
    });
}

const MESSAGE_TEMPLATE = { subject: '{subject}', html: MESSAGE_MAIL_TEMPLATE } as const;

function messageData(message: MailMessage, site: MailSite): MailData {
  return {
    ...message.values,
    site,
    subject: oneLine(message.subject),
    heading: message.heading,
    preheader: message.preheader ?? message.paragraphs[0] ?? '',
    eyebrow: message.eyebrow ?? '',
    paragraphs: message.paragraphs.filter((text) => text !== ''),
    button: message.button ?? null,
    hint: message.hint ?? '',
    code: message.code ?? '',
    linesTitle: message.linesTitle ?? '',
    lines: (message.lines ?? []).map(({ title, detail = '', amount = '', pictureUrl = '' }) => ({
      ...{ title, detail, amount, pictureUrl },
    })),
    totals: (message.totals ?? []).map(({ label, text, isTotal = false }) => ({ label, text, isTotal })),
    facts: (message.facts ?? [])
      .map(({ label, lines }) => ({ label, lines: lines.filter((line) => line.trim() !== '') }))
      .filter(({ lines }) => lines.length > 0),
    words: { questions: orderWords(site.language).mail.questions },
  };
}
