import fc from 'fast-check';
import {
  EXPRESSIONS,
  FORMATTER_USES,
  LISTS,
  ODD_ARGUMENTS,
  OPERANDS,
  OPERATORS,
  PREDICATE_USES,
  REFERENCES,
  SECTIONS,
} from './vocabulary.ts';

/** Random template sources: every instruction, nested, with plausible and odd parts. */
type Source = fc.Arbitrary<string>;

const pick = (values: readonly string[]): Source => fc.constantFrom(...values);
const weigh = (...choices: readonly (readonly [number, Source])[]): Source =>
  fc.oneof(...choices.map(([weight, arbitrary]) => ({ weight, arbitrary })));
/** Joins pieces. A string is used literally. */
const join = (...pieces: readonly (Source | string)[]): Source =>
  fc
    .tuple(...pieces.map((piece) => (typeof piece === 'string' ? fc.constant(piece) : piece)))
    .map((found) => found.join(''));

const reference = pick(REFERENCES);
const formatterNames = Object.keys(FORMATTER_USES);
const predicateNames = Object.keys(PREDICATE_USES);

const call: Source = pick(formatterNames).chain((name) =>
  weigh([8, pick(FORMATTER_USES[name]?.args ?? [''])], [1, pick(ODD_ARGUMENTS)]).map((args) => `|${name}${args}`),
);
/** A formatter on what suits it, perhaps with more behind it. */
const aimed: Source = pick(formatterNames).chain((name) => {
  const use = FORMATTER_USES[name] ?? { on: ['s'], args: [''] };
  return fc
    .tuple(
      weigh([7, pick(use.on)], [1, reference]),
      pick(use.args),
      weigh([7, fc.constant('')], [3, call], [1, join(call, call)]),
    )
    .map(([on, args, more]) => `${on}|${name}${args}${more}`);
});
const bindings = weigh(
  [5, aimed],
  [2, join(reference, call)],
  [2, reference],
  [1, join(reference, ', ', reference)],
  [1, join(reference, ',', reference, call)],
);
const variable = join(
  '{',
  weigh([8, aimed], [3, reference], [2, join(reference, call)], [1, join(reference, ', ', reference, call, call)]),
  '}',
);

const predicate: Source = pick(predicateNames).chain((name) =>
  pick(PREDICATE_USES[name]?.args ?? ['']).map((args) => `${name}${args}`),
);
const condition = weigh(
  [3, reference],
  [2, join(reference, pick([' && ', ' || ', '&&', '||', '  ||  ', '\n&& ']), reference)],
  [1, join(reference, ' || ', reference, ' && ', reference)],
  [2, predicate],
);

const expression = weigh(
  [3, pick(EXPRESSIONS)],
  [3, join(pick(OPERANDS), pick([' ', '']), pick(OPERATORS), pick([' ', '']), pick(OPERANDS))],
  [2, join(pick(OPERANDS), ' ', pick(OPERATORS), ' ', pick(OPERANDS), ' ', pick(OPERATORS), ' ', pick(OPERANDS))],
  [1, join(pick(['max', 'min', 'abs', 'num', 'str', 'bool']), '(', pick(OPERANDS), ')')],
  [
    1,
    join(pick(['-', '!', '~', '+']), pick(OPERANDS), ' ', pick(OPERATORS), ' ', pick(['-', '', '!']), pick(OPERANDS)),
  ],
  [
    1,
    fc
      .array(
        weigh(
          [3, pick(OPERANDS)],
          [3, pick(OPERATORS)],
          [1, pick(['(', ')', 'max(', '~', '!', ';', '@x = ', "'", '#'])],
        ),
        { maxLength: 7 },
      )
      .map((list) => list.join(' ')),
  ],
);

const BROKEN = [
  '{',
  '}',
  '{}',
  '{{',
  '}}',
  '{ a}',
  '{a }',
  '{.end }',
  '{.section}',
  '{.section }',
  '{.repeated  section list}',
  '{.repeated section}',
  '{.sectoin a}',
  '{.or }',
  '{.or nope}',
  '{.if}',
  '{.if !a}',
  '{.if a &&}',
  '{.if (a)}',
  '{a|}',
  '{a|nope}',
  '{a|html|nope x}',
  '{.nope?}x{.or}y{.end}',
  '{.var @x}',
  '{.var x a}',
  '{.var  @x a}',
  '{.ctx @z}',
  '{.ctx @z p}',
  '{.ctx @z p=}',
  '{.inject @inj}',
  '{.macro}',
  '{.include}',
  '{.eval}',
  '{a||b}',
  '{a,}',
  '{,a}',
  '{a.b.}',
  '{.}',
  '{a..b}',
  '{_a}',
  '{a b}',
  '{"a":1}',
  'a{color:red}',
  '{# c }',
  '{# {a} #}',
  '{## {a} {.end} ##}',
  '{## x',
  '{#}',
  '{##}',
  '{###}',
  '{ x {a}',
  '{.alternates with}',
  '{.or}',
  '{.end}',
  '{.alternates  with}',
  '{.space }',
  '{@@}',
  '{@a.@b}',
  '{$}',
  '{a.$b}',
  '{99999999999}',
  '{.equal?}',
  '{.if equal? a}',
  '{.foo}',
  '{.or equal? a 1}',
  '{\u00a0a}',
  '{a\n|html}',
  '{a|html\n}',
  '{.section\ta}x{.end}',
  '{.if  a}x{.end}',
  '{^a}',
  '{.section a b}',
  '{a|truncate 3|}',
  '{a |html}',
  '{a , b}',
  '{a ,b|json}',
  '{.end}{.end}',
  '{.section a}',
  '{.repeated section list}',
  '{.if }x{.end}',
  '{.macro q}',
  '{a|json:}',
  '{.if a}1{.or}2{.or}3{.end}',
  '{.eval}',
  '{.eval 1 + 1',
  '{.var @x a|nope}',
  '{@x|nope}',
];
const LITERAL = [
  '{.space}',
  '{.tab}',
  '{.newline}',
  '{.meta-left}',
  '{.meta-right}',
  '\n',
  ' ',
  '\t',
  'text',
  '<b>',
  'é😀',
  ', ',
  '\r\n',
  '"',
  "'",
  '--',
];

const leaf = weigh(
  [30, variable],
  [4, pick(LITERAL)],
  [2, pick(BROKEN)],
  [3, join('{.var @', pick(['x', 'y', 'z']), ' ', bindings, '}')],
  [2, join('{.ctx @z p=', reference, pick(['', ' q=title', ' q=n junk', '  q=n', ' a=@x']), '}')],
  [1, join('{.inject @inj ', pick(['x', 'y', './x.json', 'none', 'zero', 'x args']), '}')],
  [
    1,
    join(
      '{.include ',
      pick([
        'part',
        'mac',
        'defs',
        'none',
        'broken',
        'part output',
        'mac output',
        'defs output',
        'loop output',
        'part x output y',
      ]),
      '}',
    ),
  ],
  [5, join('{.eval ', expression, '}')],
  [1, fc.string({ maxLength: 6 })],
);

export const block: Source = fc.letrec<{ block: string; one: string; node: string }>((tie) => {
  const inner = tie('block');
  const or = weigh(
    [3, fc.constant('')],
    [2, join('{.or}', inner)],
    [1, join('{.or ', predicate, '}', inner)],
    [1, join('{.or ', predicate, '}', inner, '{.or}', inner)],
  );
  // A predicate asks about the current node: one that suits it is entered by a section, or by applying a macro.
  const asked: Source = pick(predicateNames).chain((name) => {
    const use = PREDICATE_USES[name] ?? { on: ['@'], args: [''] };
    const test = join(
      `{.${name}`,
      pick(use.args),
      '}yes',
      weigh([3, fc.constant('')], [1, inner]),
      weigh([3, fc.constant('{.or}no')], [1, or]),
      '{.end}',
    );
    return fc.tuple(pick(use.on), test, fc.nat(3)).map(([on, text, way]) => {
      if (on === '@' || way === 0) return text;
      return way === 1 ? `{.section ${on}}${text}{.end}` : `{.macro ask}${text}{.end}{${on}|apply ask}`;
    });
  });
  const node = weigh(
    [12, asked],
    [3, join('{.section ', pick(SECTIONS), '}', inner, or, '{.end}')],
    [
      4,
      join(
        '{.repeated section ',
        pick(LISTS),
        '}',
        inner,
        weigh([2, fc.constant('')], [2, join('{.alternates with}', inner)], [1, fc.constant('{.alternates with}, ')]),
        or,
        '{.end}',
      ),
    ],
    [3, join('{.if ', condition, '}', inner, or, '{.end}')],
    [2, join('{.', predicate, '}', inner, or, '{.end}')],
    [1, join('{.macro mac}', inner, '{.end}')],
    [2, join('{.macro mac}', inner, '{.end}{', reference, '|apply mac', pick(['', ' private', ' k=v']), '}')],
  );
  return {
    node,
    one: fc.oneof(
      { maxDepth: 3, depthIdentifier: 'block' },
      { arbitrary: leaf, weight: 3 },
      { arbitrary: node, weight: 3 },
    ),
    block: fc.array(tie('one'), { minLength: 1, maxLength: 3, depthIdentifier: 'block' }).map((list) => list.join('')),
  };
}).block;

export const template: Source = fc.array(block, { minLength: 1, maxLength: 3 }).map((list) => list.join('\n'));

/** Partials by name; most cases use few of them. */
export const partials: fc.Arbitrary<Readonly<Record<string, string>>> = fc.record(
  {
    part: weigh([3, pick(['[{@}]', '{title}{@args.k}', '{a}-{@index}'])], [1, block]),
    'part/sub.html': pick(['<{@|json}>']),
    show: fc.constant('({@args|json}{@args.k}{title})'),
    deep: pick(['{@|apply part}{n|apply show k=2}', '{.section a}{@|apply show}{.end}']),
    loop: pick(['*{@|apply loop}', '{.section a}{@|apply loop}{.end}.', '{.if n}{n|apply loop}{.end}']),
    defs: pick(['{.var @x title}{.macro mac}M{@}{.end}d', '{.eval @y = 7}e', '{.ctx @z p=n}']),
    broken: pick(['x{.section a}', '{a|nope}', '{.end}', 'fine']),
  },
  { noNullPrototype: true },
);
