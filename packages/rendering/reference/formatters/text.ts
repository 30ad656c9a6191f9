import type { Group } from '../entry.ts';

export const TEXT_ENTRIES: Group = {
  title: 'Text',
  intro:
    'Values that are no text are read as text first: numbers and booleans as JavaScript writes them, anything else as nothing.',
  entries: [
    {
      name: 'html',
      summary: 'Escapes `&`, `<` and `>`: the formatter for text between tags.',
      examples: [
        {
          template: '<p>{title|html}</p>',
          data: { title: 'Salt & <Pepper>' },
          output: '<p>Salt &amp; &lt;Pepper&gt;</p>',
        },
      ],
    },
    {
      name: 'htmlattr',
      summary: 'Escapes `&`, `<`, `>` and `"`: the formatter for attributes in double quotes.',
      notes: ['The apostrophe is not escaped: write attributes in double quotes.'],
      examples: [
        {
          template: '<a title="{title|htmlattr}">',
          data: { title: 'The "big" one' },
          output: '<a title="The &quot;big&quot; one">',
        },
      ],
    },
    {
      name: 'htmltag',
      summary: 'The same as `htmlattr`.',
      examples: [
        {
          template: '<a title="{title|htmltag}">',
          data: { title: 'A "B" & C' },
          output: '<a title="A &quot;B&quot; &amp; C">',
        },
      ],
    },
    {
      name: 'safe',
      summary: 'Takes all tags out of a text.',
      notes: ['What stays is not escaped; a value that is not truthy is left as it is.'],
      examples: [{ template: '{body|safe}', data: { body: '<p>One <b>bold</b> word</p>' }, output: 'One bold word' }],
    },
    {
      name: 'str',
      summary: 'The value as a text; nothing for objects, arrays and missing values.',
      examples: [{ template: '{n|str|json} {list|str|json}', data: { n: 5, list: [1, 2] }, output: '"5" ""' }],
    },
    {
      name: 'slugify',
      summary: 'A text for addresses and class names: letters, digits and hyphens, in lower case.',
      notes: ['Everything but `a-z`, `0-9`, whitespace and hyphens is dropped, whitespace becomes a hyphen.'],
      examples: [{ template: '{title|slugify}', data: { title: 'Salt & Pepper, No. 5' }, output: 'salt-pepper-no-5' }],
    },
    {
      name: 'capitalize',
      summary: 'All letters in upper case.',
      examples: [{ template: '{word|capitalize}', data: { word: 'sale' }, output: 'SALE' }],
    },
    {
      name: 'smartypants',
      summary: 'Straight quotes become typographic ones and `--` becomes a dash.',
      notes: ['For text, not for markup: quotes of attributes are changed too.'],
      examples: [
        { template: '{text|smartypants}', data: { text: '"It\'s here" -- now' }, output: '“It’s here” — now' },
      ],
    },
    {
      name: 'line-breaks',
      summary: 'Each line feed becomes `<br/>`.',
      notes: ['Nothing is escaped: write `|html|line-breaks` for text of visitors.'],
      examples: [
        {
          template: '{address|html|line-breaks}',
          data: { address: '1 Main St\nPortland' },
          output: '1 Main St<br/>Portland',
        },
      ],
    },
    {
      name: 'truncate',
      usage: 'truncate [length=100] [ellipsis=...]',
      summary: 'Cuts a text that is longer than `length` after the last whitespace before it and adds the ellipsis.',
      notes: [
        'A text without whitespace is cut at `length`. The ellipsis is not counted.',
        'A length that is no number, zero or negative leaves the value unchanged.',
        'For an ellipsis with a space choose another delimiter: `|truncate:20: (more)`.',
      ],
      examples: [
        { template: '{text|truncate 12}', data: { text: 'A long walk home' }, output: 'A long walk ...' },
        { template: '{text|truncate:12: (more)}', data: { text: 'A long walk home' }, output: 'A long walk  (more)' },
      ],
    },
    {
      name: 'format',
      usage: 'format reference …',
      summary: 'Fills the slots `{0}`, `{1}`, … of a text with the values of the references.',
      notes: ['`{}` is the first slot. A slot without a value, or that is no number, is dropped.'],
      examples: [
        {
          template: '{pattern|format name count}',
          data: { pattern: '{0}: {1} items', name: 'Cart', count: 3 },
          output: 'Cart: 3 items',
        },
      ],
    },
    {
      name: 'iter',
      summary: 'The number of the current turn of the nearest loop, from 1; the value does not matter.',
      notes: ['The same as `{@index}`.'],
      examples: [
        { template: '{.repeated section list}{@|iter}.{@} {.end}', data: { list: ['a', 'b'] }, output: '1.a 2.b ' },
      ],
    },
    {
      name: 'output',
      usage: 'output text …',
      summary: 'Prints its arguments, joined by spaces, instead of the value.',
      examples: [{ template: '{@|output sold out}', output: 'sold out' }],
    },
  ],
};
