import type { Entry, Example, Group } from './entry.ts';

const computes = (expression: string, output: string, data?: unknown): Example => ({
  template: `{.eval ${expression}}`,
  ...(data === undefined ? {} : { data }),
  options: { allow: { eval: true } },
  output,
});

const entry = (name: string, summary: string, examples: readonly Example[], notes?: readonly string[]): Entry => ({
  name,
  summary,
  examples,
  ...(notes === undefined ? {} : { notes }),
});

export const EXPRESSION_GROUPS: readonly Group[] = [
  {
    title: 'Values',
    entries: [
      entry(
        'numbers',
        'Digits, with a fraction and an exponent; hexadecimal behind `0x`. A number does not begin with a point.',
        [computes('0x1F + 1.5e2', '181')],
      ),
      entry(
        'texts',
        'In single or double quotes, on one line.',
        [computes('"a" + \'b\' + "\\x7d"', 'ab}')],
        [
          '`\\n`, `\\t`, `\\f`, `\\r`, `\\xHH`, `\\uHHHH`, `\\UHHHHHHHH` stand for characters; `\\` before any other stands for that one. Write `}` as `\\x7d`.',
        ],
      ),
      entry(
        'names',
        'References as in tags. A missing value is `null`; an object or array is an error.',
        [computes('a - b', '5', { a: 7, b: 2 })],
        ['`a-b` is one name: put spaces around the minus.'],
      ),
      entry(
        'constants',
        '`null`, `true`, `false`, `PI`, `E`, `Infinity` and `NaN`. They hide data of the same name: write `@.E` for that.',
        [computes('@.E + "/" + (PI > 3)', '5/true', { E: 5 })],
      ),
    ],
  },
  {
    title: 'Operators',
    intro:
      'Those that bind tightest come first. As in JavaScript but for what is said here; there is no `?:`, `??` or `>>>`.',
    entries: [
      entry('+ - ! ~', 'In front of a value. They bind tighter than `**`.', [
        computes('-2 ** 2', '4'),
        computes('!stock', 'true', { stock: 0 }),
      ]),
      entry('**', 'Power, from right to left.', [computes('2 ** 3 ** 2', '512')]),
      entry('* / %', 'Multiply, divide, remainder.', [computes('7 % 4 * 2 / 4', '1.5')]),
      entry(
        'binary + and -',
        'Add and subtract. `+` joins texts if either side is one.',
        [computes('1 + 2 + "3"', '33')],
        [
          'Other arithmetic reads `null` and an empty text as 0, booleans as 0 and 1, and a text as the number it is all through, else as NaN.',
        ],
      ),
      entry('<< >>', 'Shift the bits of an integer.', [computes('1 << 4', '16')]),
      entry('< > <= >=', 'Compare: two texts by their code units, else numbers.', [
        computes('2 < 10', 'true'),
        computes('"2" < "10"', 'false'),
      ]),
      entry('== != === !==', 'Equal; the longer ones do not convert.', [
        computes('1 == "1"', 'true'),
        computes('1 === "1"', 'false'),
      ]),
      entry('& ^ |', 'And, exclusive or, or of the bits, in this order.', [computes('6 & 3 | 8', '10')]),
      entry('&& ||', 'And, then or, of what is truthy. They give `true` or `false` and look at both sides.', [
        computes('stock && !sold', 'true', { stock: 3 }),
      ]),
      entry(
        '=',
        'Gives a value a name in the current scope and prints nothing.',
        [
          {
            template: '{.eval @total = price * 3}{@total}',
            data: { price: 4 },
            options: { allow: { eval: true } },
            output: '12',
          },
        ],
        [
          'The target is one `@name`; an assignment ends its expression. If anything in the tag fails, all its assignments are undone.',
        ],
      ),
      entry(';', 'Puts expressions in a row; only the last one is printed.', [
        computes('@a = 2; @b = @a + 1; @a * @b', '6'),
      ]),
      entry('( )', 'Parentheses.', [computes('(1 + 2) * 3', '9')]),
    ],
  },
  {
    title: 'Functions',
    intro: 'At least one argument; `min` and `max` take any number, the others look at the first.',
    entries: [
      entry('max', 'The greatest number.', [computes('max(3, 9, 4)', '9')]),
      entry('min', 'The least number.', [computes('min(3, 9, 4)', '3')]),
      entry('abs', 'A number without its sign.', [computes('abs(-3)', '3')]),
      entry('num', 'The value as a number.', [computes('num("0x10") + 1', '17')]),
      entry('str', 'The value as a text.', [computes('str(1) + 2', '12')]),
      entry('bool', 'Whether the value is truthy.', [computes('bool("")', 'false')]),
    ],
  },
  {
    title: 'Looking inside',
    entries: [
      entry('#', 'In front of the expression: prints how it was read and what it gives. For finding mistakes.', [
        computes('# 1 + a', 'EVAL=[[1 a <add>]] -> 3', { a: 2 }),
      ]),
    ],
  },
];
