import type { Group } from '../entry.ts';

export const COLOR_ENTRIES: Group = {
  title: 'Colours',
  entries: [
    {
      name: 'color-weight',
      summary: '`light` or `dark`, for a colour of 3 or 6 hexadecimal digits with or without `#`.',
      notes: ['The digits are compared as one number with the middle of all; what is no such colour gives nothing.'],
      examples: [
        { template: '{a|color-weight} {b|color-weight}', data: { a: '#fff', b: '112233' }, output: 'light dark' },
      ],
    },
    {
      name: 'image-color',
      usage: 'image-color [place [label]]',
      summary: 'The average colour of a place of an image, or all five as attributes.',
      notes: ['Places: `topLeft`, `topRight`, `bottomLeft`, `bottomRight`, `center`. The label is put in front.'],
      examples: [
        {
          template: '<p style="{photo|image-color center color}">',
          data: { photo: { colorData: { centerAverage: '336699' } } },
          output: '<p style="color: #336699">',
        },
      ],
    },
    {
      name: 'website-color',
      summary: 'An object of hue (0 to 360), saturation, lightness and perhaps alpha (0 to 1) as CSS writes it.',
      notes: ['A part that is missing or out of bounds gives a sentence that says so.'],
      examples: [
        {
          template: '{c|website-color}',
          data: { c: { hue: 200, saturation: 0.5, lightness: 0.4, alpha: 0.9 } },
          output: 'hsla(200, 50%, 40%, 0.9)',
        },
        {
          template: '{c|website-color}',
          data: { c: { hue: 400, saturation: 0.5, lightness: 2 } },
          output: 'Hue out of bounds. Lightness out of bounds. ',
        },
      ],
    },
  ],
};
