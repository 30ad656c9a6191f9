import { type Context, Node, Type } from '@squarespace/template-engine';
import { escapeBuiltIn, escapeMarkup, escapeMembers, withFormatters } from '../corrections.ts';
import type { Slip } from './slip.ts';

const COLORS = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight', 'center'].map(
  (place) => `colorData.${place}Average`,
);
const SOCIAL = ['systemDataId', 'mainImageId', 'recordType', 'fullUrl', 'assetUrl', 'mainImage.assetUrl'];
/** Which members of its value a formatter prints into markup as they are. */
const PRINTED_RAW: Readonly<Record<string, readonly string[]>> = {
  image: ['assetUrl', 'id', 'originalSize', 'componentKey'],
  'image-meta': ['assetUrl', 'originalSize', 'componentKey'],
  'image-srcset': ['assetUrl', 'systemDataVariants'],
  'cover-image-meta': ['coverImage.assetUrl', 'coverImage.originalSize', 'coverImage.componentKey'],
  'child-image-meta': ['items.*.assetUrl', 'items.*.originalSize', 'items.*.componentKey'],
  'image-color': COLORS,
  video: ['assetUrl', 'originalSize', 'oembed.providerName', ...COLORS],
  'social-button': SOCIAL,
  'social-button-inline': SOCIAL,
  'twitter-follow-button': ['userName', 'profileUrl'],
  'summary-form-field': ['rawTitle'],
};

/** Types of fields whose answers are written by built-in templates. */
const WRITTEN = ['address', 'checkbox', 'date', 'likert', 'name', 'phone', 'time'];
const isWritten = (field: Node | undefined): boolean => WRITTEN.includes(field?.get('type').asString() ?? '');

/** Formatters whose text is put together: every second group is a value. */
const PRINTED_PARTS: Readonly<Record<string, RegExp>> = {
  'product-quick-view': /^(<span [^>]* data-id=")(.*)(" data-group=")(.*)(">)(.*)(<\/span>)$/s,
  'product-status': /^(<div class="product-mark sale">)(.*)(<\/div>)$/s,
  'item-classes': /^(.* post-type-)(.*?)((?: article-index-\d+)?(?: featured)?(?: on-sale)?(?: sold-out)?)$/s,
};

/** The site's own words for no answer. */
const noAnswerIn = (context: Context): string =>
  context.resolve(['localizedStrings', 'productSummaryFormNoAnswerText']).asString().trim();

function escapeNoAnswer(printed: { get(): unknown; set(value: unknown): void } | undefined, own: string): void {
  const markup = printed?.get();
  const end = `:</span> ${own}\n</div>`;
  if (own === '' || typeof markup !== 'string' || !markup.endsWith(end)) return;
  printed?.set(`${markup.slice(0, -end.length)}:</span> ${escapeMarkup(own)}\n</div>`);
}

/** Marks questions while their answers are written. */
const UNANSWERED = '\u0000';
const scalarText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

/** Slips in built-in markup: pictures, forms, attribute values. In the order of correction. */
export const MARKUP_SLIPS: readonly Slip[] = [
  {
    id: 'image-alt-twice',
    what: '`image`: alternative text',
    there: 'escaped twice in the second tag',
    here: 'escaped once',
    why: 'documented slip',
    correct: (peer) =>
      withFormatters(peer, ['image'], (original) => (args, variables, context) => {
        original(args, variables, context);
        const markup = String(variables[0]?.get());
        variables[0]?.set(markup.replace(/&amp;(amp|lt|gt|quot);/g, '&$1;'));
      }),
  },
  {
    id: 'markup-unescaped',
    what: 'Identifiers, addresses, answers and texts in built-in markup',
    there: 'many are printed as they are',
    here: 'escaped',
    why: 'no value may open a tag or leave its attribute',
    correct: (peer) =>
      withFormatters(
        withFormatters(
          escapeBuiltIn(peer),
          Object.keys(PRINTED_RAW),
          (original, name) => (args, variables, context) => {
            const first = variables[0];
            const members =
              name === 'summary-form-field' && !isWritten(first?.node) ? ['rawTitle', 'value'] : PRINTED_RAW[name];
            const before = first?.node;
            if (before?.type === Type.OBJECT) first?.set(escapeMembers(first.get(), members ?? []));
            const escaped = first?.node;
            original(args.map(escapeMarkup), variables, context);
            if (name === 'summary-form-field') escapeNoAnswer(first, noAnswerIn(context));
            // What has nothing to say leaves its value as it is.
            if (first?.node === escaped && before !== undefined) first?.set(before);
          },
        ),
        Object.keys(PRINTED_PARTS),
        (original, name) => (args, variables, context) => {
          original(args, variables, context);
          const [, ...pieces] = PRINTED_PARTS[name]?.exec(String(variables[0]?.get())) ?? [];
          if (pieces.length > 0) {
            variables[0]?.set(pieces.map((piece, index) => (index % 2 === 0 ? piece : escapeMarkup(piece))).join(''));
          }
        },
      ),
  },
  {
    id: 'size-of-no-number',
    what: '`width`, `height` and the fitted sizes of a text with an `x` that is no size',
    there: '`NaN`, `0`, `100w`',
    here: 'missing, or the sentence for a bad size',
    why: 'TPL-09',
    correct: (peer) =>
      withFormatters(
        peer,
        ['width', 'height', 'resizedHeightForWidth', 'resizedWidthForHeight', 'squarespaceThumbnailForHeight'],
        (original, name) => (args, variables, context) => {
          const sides = variables[0]?.node.asString().split('x') ?? [];
          const isBad = sides.length === 2 && sides.some((side) => Number.isNaN(Number.parseInt(side, 10)));
          if (!isBad) original(args, variables, context);
          else if (name === 'width' || name === 'height') variables[0]?.set(new Node(null, Type.MISSING));
          else variables[0]?.set("Invalid source parameter. Pass in 'originalSize'");
        },
      ),
  },
  {
    id: 'likert-without-answer',
    what: 'likert answers left empty, or none at all',
    there: '`Neutral`; the whole tag fails',
    here: '`N/A`',
    why: 'FORM-15',
    correct: (peer) =>
      withFormatters(peer, ['summary-form-field'], (original) => (args, variables, context) => {
        const first = variables[0];
        const answers: unknown = first?.node.path(['values']).value;
        if (first?.node.get('type').asString() !== 'likert') return original(args, variables, context);
        if (typeof answers !== 'object' || answers === null || Array.isArray(answers)) {
          first.set({ ...first.get(), type: 'text', value: '' });
          return original(args, variables, context);
        }
        // Questions without an answer are marked, and given theirs afterwards.
        const entries = Object.entries(answers).map(([question, answer]) =>
          ['-2', '-1', '0', '1', '2'].includes(scalarText(answer))
            ? [question, answer]
            : [`${UNANSWERED}${question}`, '0'],
        );
        first.set({ ...first.get(), values: Object.fromEntries(entries) });
        original(args, variables, context);
        const own = noAnswerIn(context);
        const none = own === '' ? 'N/A' : escapeMarkup(own);
        first.set(
          String(first.get())
            .split(UNANSWERED)
            .map((part, index) =>
              index === 0 ? part : part.replace(/(:<\/span> )[^<]*/, (_all, start: string) => start + none),
            )
            .join(''),
        );
      }),
  },
];
