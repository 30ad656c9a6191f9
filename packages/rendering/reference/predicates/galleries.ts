import { type Entry, type Group, whether } from '../entry.ts';

const CHOICES: readonly (readonly [option: string, choices: readonly string[]])[] = [
  ['design', ['grid', 'slideshow', 'slider', 'stacked']],
  ['meta-position', ['top', 'top-left', 'top-right', 'center', 'bottom', 'bottom-left', 'bottom-right']],
  ['active-alignment', ['center', 'left', 'right']],
];

const SWITCHES = [
  'autoplay',
  'auto-crop',
  'controls',
  'lightbox',
  'square-thumbs',
  'show-meta',
  'show-meta-on-hover',
  'thumbnails',
];

function choiceEntry(option: string, choice: string): Entry {
  const name = `gallery-${option}-${choice}?`;
  return {
    name,
    summary: `\`options.${option}\` is \`${choice}\`.`,
    examples: [whether(name, { options: { [option]: choice } })],
  };
}

function switchEntry(option: string): Entry {
  const name = `gallery-${option}?`;
  return {
    name,
    summary: `\`options.${option}\` is true.`,
    examples: [whether(name, { options: { [option]: true } })],
  };
}

export const GALLERY_ENTRIES: Group = {
  title: 'Galleries',
  intro: 'They look at `options` in the scope.',
  entries: [
    ...CHOICES.flatMap(([option, choices]) => choices.map((choice) => choiceEntry(option, choice))),
    ...SWITCHES.map(switchEntry),
    {
      name: 'gallery-meta?',
      summary: '`options.controls` or `options.indicators` is true.',
      examples: [whether('gallery-meta?', { options: { indicators: true } })],
    },
  ],
};
