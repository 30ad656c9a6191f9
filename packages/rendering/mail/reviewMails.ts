import { reviewMailWords, reviewNoticeWording } from '@quoin/domain/catalog';
import { type MessageLine, mailsWith } from './messageMail.ts';

const reviewMail = mailsWith('customers', reviewMailWords);
const reviewNotice = mailsWith('customers', () => reviewNoticeWording);

interface Asked {
  readonly number: string;
  /** What was bought. */
  readonly lines: readonly MessageLine[];
  /** Absolute. */
  readonly url: string;
  readonly stopUrl: string;
}

interface Written {
  /** Of the product. */
  readonly title: string;
  /** A buyer's words. */
  readonly name: string;
  readonly stars: number;
  readonly body: string;
  readonly isWaiting: boolean;
  /** Absolute: where it is decided. */
  readonly url: string;
}

/** The mails about reviews. */
export const reviewMails = {
  request: reviewMail<Asked>({
    name: 'reviewRequest',
    sample: {
      ...{ number: '#1001', lines: [{ title: 'Dunes', detail: 'A2 / Oak' }] },
      ...{ url: 'https://example.com/order/reviews', stopUrl: 'https://example.com/order/no-review-mails' },
    },
    write: (words, { number, lines, url, stopUrl }, site) => ({
      subject: words.subject(site.title),
      heading: words.heading,
      paragraphs: [words.intro(number)],
      button: { text: words.button, url },
      hint: words.hint,
      lines,
      facts: [{ label: words.stop, lines: [stopUrl] }],
      values: { number, stopUrl },
    }),
  }),
  notice: reviewNotice<Written>({
    name: 'reviewNotice',
    isForStaff: true,
    sample: {
      ...{ title: 'Dunes', name: 'Ada L.', stars: 5, body: 'The colours are even better on paper.', isWaiting: true },
      url: 'https://example.com/config/reviews',
    },
    write: (words, { title, name, stars, body, isWaiting, url }) => ({
      subject: words.subject(title),
      heading: words.heading(name, words.stars(stars)),
      paragraphs: [...body.split(/\n{2,}/), isWaiting ? words.waiting : words.shown],
      button: { text: words.button, url },
    }),
  }),
} as const;
