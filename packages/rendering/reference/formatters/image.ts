import type { Group } from '../entry.ts';

const IMAGE = {
  id: 'i1',
  assetUrl: '/media/ridge.jpg',
  originalSize: '1500x1000',
  title: 'Ridge',
  mediaFocalPoint: { x: 0.25, y: 0.5 },
};

export const IMAGE_ENTRIES: Group = {
  title: 'Images',
  intro:
    'The alternative text is the title of the image, else its body without tags (250 characters at most), else its file name; inside an image block only the text given to the block counts.',
  entries: [
    {
      name: 'image',
      usage: 'image [class=thumb-image]',
      summary: 'An image that a script loads in the width it needs, with a plain one for visitors without scripts.',
      examples: [
        {
          template: '{photo|image hero}',
          data: { photo: IMAGE },
          output:
            '<noscript><img src="/media/ridge.jpg" alt="Ridge" /></noscript><img class="hero" data-src="/media/ridge.jpg" data-image="/media/ridge.jpg" data-image-dimensions="1500x1000" data-image-focal-point="0.25,0.5" alt="Ridge" data-load="false" data-image-id="i1" data-type="image" />',
        },
      ],
    },
    {
      name: 'image-meta',
      summary: 'The attributes the image loader reads: source, size, focal point and alternative text.',
      notes: ['The focal point of an image without one is `0.5,0.5`.'],
      examples: [
        {
          template: '<img {photo|image-meta}/>',
          data: { photo: IMAGE },
          output:
            '<img data-src="/media/ridge.jpg" data-image="/media/ridge.jpg" data-image-dimensions="1500x1000" data-image-focal-point="0.25,0.5" alt="Ridge" />',
        },
      ],
    },
    {
      name: 'cover-image-meta',
      summary: "As `image-meta`, of the value's `coverImage`.",
      examples: [
        {
          template: '<img {@|cover-image-meta}/>',
          data: { coverImage: { assetUrl: '/c.jpg', title: 'Cover' } },
          output:
            '<img data-src="/c.jpg" data-image="/c.jpg" data-image-dimensions="" data-image-focal-point="0.5,0.5" alt="Cover" />',
        },
      ],
    },
    {
      name: 'child-image-meta',
      usage: 'child-image-meta [index=0]',
      summary: "As `image-meta`, of one of the value's `items`, counted from 0.",
      examples: [
        {
          template: '<img {@|child-image-meta 1}/>',
          data: { items: [{}, { assetUrl: '/2.jpg', title: 'Two' }] },
          output:
            '<img data-src="/2.jpg" data-image="/2.jpg" data-image-dimensions="" data-image-focal-point="0.5,0.5" alt="Two" />',
        },
      ],
    },
    {
      name: 'image-srcset',
      summary: 'The `srcset` attribute of the widths that exist, and the original as the next wider one.',
      notes: ['`systemDataVariants` lists the widths; without any the value is left as it is.'],
      examples: [
        {
          template: '<img src="{assetUrl}"{@|image-srcset}>',
          data: { assetUrl: '/a.jpg', systemDataVariants: '1500x1000,100w,300w,500w' },
          output:
            '<img src="/a.jpg" srcset="/a.jpg?format=100w 100w,/a.jpg?format=300w 300w,/a.jpg?format=500w 500w,/a.jpg?format=original 750w">',
        },
      ],
    },
    {
      name: 'width',
      summary: 'The width in a size written as `WxH`; nothing for anything else.',
      examples: [{ template: '{size|width}', data: { size: '1500x1000' }, output: '1500' }],
    },
    {
      name: 'height',
      summary: 'The height in a size written as `WxH`; nothing for anything else.',
      examples: [{ template: '{size|height}', data: { size: '1500x1000' }, output: '1000' }],
    },
    {
      name: 'resizedHeightForWidth',
      usage: 'resizedHeightForWidth width',
      summary: 'How high an image of that size is when it is so wide.',
      notes: ['What is no size gives a sentence that says so.'],
      examples: [{ template: '{size|resizedHeightForWidth 300}', data: { size: '1500x1000' }, output: '200' }],
    },
    {
      name: 'resizedWidthForHeight',
      usage: 'resizedWidthForHeight height',
      summary: 'How wide an image of that size is when it is so high.',
      examples: [{ template: '{size|resizedWidthForHeight 100}', data: { size: '1500x1000' }, output: '150' }],
    },
    {
      name: 'squarespaceThumbnailForWidth',
      usage: 'squarespaceThumbnailForWidth width',
      summary: 'The name of the stored width that fills a place so wide.',
      notes: ['More than 1000: `1500w`; more than 750: `1000w`; 500: `750w`; 300: `500w`; 100: `300w`; else `100w`.'],
      examples: [{ template: '{size|squarespaceThumbnailForWidth 400}', data: { size: '1500x1000' }, output: '500w' }],
    },
    {
      name: 'squarespaceThumbnailForHeight',
      usage: 'squarespaceThumbnailForHeight height',
      summary: 'The name of the stored width that fills a place so high.',
      examples: [{ template: '{size|squarespaceThumbnailForHeight 400}', data: { size: '1500x1000' }, output: '750w' }],
    },
  ],
};
