import { withFigures } from '@quoin/domain/formats';
import { Node, Type } from '@squarespace/template-engine';
import { withFormatters } from '../corrections.ts';
import type { Slip } from './slip.ts';

/** Of texts and lists. In the order in which they are corrected. */
export const TEXT_SLIPS: readonly Slip[] = [
  {
    id: 'figures-of-arabic',
    what: 'Figures of a language whose countries write different ones (`ar`)',
    there: 'as its language data says: `٠٫٠٠`',
    here: 'as browsers write the language, unless the locale says otherwise: `0.00`',
    why: 'one kind of figures on a page',
    correct: (peer) => ({ ...peer, localeOf: (locale) => peer.localeOf(withFigures(locale)) }),
  },
  {
    id: 'quote-after-s',
    what: '`smartypants`: an apostrophe behind the letter `s`, or behind whitespace',
    there: 'opening behind `s`, closing behind whitespace',
    here: 'the other way round',
    why: 'a slip of writing: the letter is meant to stand for whitespace',
    correct: (peer) =>
      withFormatters(peer, ['smartypants'], () => (_args, variables) => {
        const text = variables[0]?.node.asString() ?? '';
        const single = text.replace(/(^|[-\u2014\s(["])'/gm, '$1\u2018').replaceAll("'", '\u2019');
        const double = single.replace(/(^|[-\u2014/[(\u2018\s])"/gm, '$1\u201c').replaceAll('"', '\u201d');
        variables[0]?.set(double.replaceAll('--', '\u2014'));
      }),
  },
  {
    id: 'half-a-character',
    what: '`encode-uri`, `encode-uri-component`, `url-encode` of half a pair of code units',
    there: 'the whole tag fails',
    here: 'the replacement character',
    why: 'a fault in data is no fault in the page',
    correct: (peer) =>
      withFormatters(
        peer,
        ['encode-uri', 'encode-uri-component', 'url-encode', 'google-calendar-url'],
        (original) => (args, variables, context) => {
          const first = variables[0];
          if (first?.node.type === Type.STRING) first.set(first.node.asString().replace(/\p{Surrogate}/gu, '\ufffd'));
          original(args, variables, context);
        },
      ),
  },
  {
    id: 'cycle-by-no-number',
    what: '`cycle` by what is no number',
    there: 'a value that even `raw` prints as nothing',
    here: 'missing',
    why: 'one kind of missing',
    correct: (peer) =>
      withFormatters(peer, ['cycle'], (original) => (args, variables, context) => {
        original(args, variables, context);
        if (variables[0]?.get() === undefined) variables[0]?.set(new Node(null, Type.MISSING));
      }),
  },
];
