import { restockWords } from '@quoin/domain/restock';
import { type MessageLine, mailsWith } from './messageMail.ts';
import { sampleAmount } from './sampleTexts.ts';

const restockMail = mailsWith('customers', (language) => restockWords(language).mail);

interface Wanted {
  /** What it is called: `Dunes, A3`. */
  readonly name: string;
  /** Absolute. */
  readonly url: string;
}

interface Back extends Wanted {
  /** All that is back; the first is the one of `name`. */
  readonly lines: readonly MessageLine[];
}

/** To people who wait for something that is sold out. */
export const restockMails = {
  confirm: restockMail<Wanted>({
    name: 'restockConfirm',
    sample: { name: 'Dunes, A3', url: 'https://example.com/restock/confirm' },
    write: (words, { name, url }) => ({
      subject: words.confirmSubject(name),
      heading: words.confirmHeading,
      paragraphs: [words.confirm(name)],
      button: { text: words.confirmButton, url },
      hint: words.confirmHint,
    }),
  }),
  back: restockMail<Back>({
    name: 'restock',
    sample: (language) => ({
      ...{ name: 'Dunes, A3', url: 'https://example.com/shop/dunes' },
      lines: [{ title: 'Dunes', detail: 'A3', amount: sampleAmount(4800n, language) }],
    }),
    write: (words, { name, url, lines }) => ({
      subject: lines.length === 1 ? words.backSubject(name) : words.backSubjectMany(lines.length),
      heading: words.backHeading,
      paragraphs: [lines.length === 1 ? words.back(name) : words.backMany],
      button: { text: words.backButton, url },
      hint: words.once,
      lines,
      values: { count: lines.length },
    }),
  }),
} as const;
