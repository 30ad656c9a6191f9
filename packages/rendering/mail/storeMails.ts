import { lowStockMailWording } from '@quoin/domain/catalog';
import { mailsWith } from './messageMail.ts';

interface LowStock {
  /** How many have fallen; more than are listed where they are very many. */
  readonly count: number;
  readonly url: string;
  readonly variants: readonly {
    readonly title: string;
    /** Its choice, `A3`; empty without. */
    readonly variant: string;
    readonly sku: string;
    readonly available: number;
  }[];
}

/** To the owner, when stock has fallen to the number from which on it is low. */
export const lowStockMail = mailsWith(
  'team',
  () => lowStockMailWording,
)<LowStock>({
  name: 'lowStock',
  isForStaff: true,
  sample: {
    count: 2,
    url: 'https://example.com/inventory',
    variants: [
      { title: 'Ridge Lines', variant: 'A3', sku: 'RL-A3', available: 3 },
      { title: 'Sea Smoke', variant: '', sku: 'SS-1', available: 0 },
    ],
  },
  write: (words, { count, url, variants }) => {
    const [first] = variants;
    const name = [first?.title, first?.variant].filter(Boolean).join(', ');
    return {
      subject: words.subject(name, count, first?.available ?? 0),
      heading: words.heading(count),
      paragraphs: [words.intro],
      button: { text: words.button, url },
      lines: variants.map(({ title, variant, sku, available }) => ({
        title,
        detail: [variant, sku].filter(Boolean).join(' · '),
        amount: words.left(available),
      })),
      ...(count > variants.length ? { hint: words.more(count - variants.length) } : {}),
      values: { count },
    };
  },
});
