import { type GalleryOptions, type ImageRef, readGalleryOptions, WIDTH_STEPS } from '@quoin/domain/media';
import { describe, expect, it } from 'vitest';
import { galleryHtml } from './galleryHtml.ts';
import { gallerySizes } from './gallerySizes.ts';

const image = (id: string, altText = ''): ImageRef => ({
  id,
  altText,
  assetUrl: `/s/images/${id}/a.jpg`,
  originalWidth: 3000,
  originalHeight: 2000,
  focalPoint: { x: 0.5, y: 0.25 },
});
const PICTURES = [
  { image: image('a', 'A hill'), title: 'Hill', description: 'Seen from\nthe yard', link: '' },
  { image: image('b'), title: 'Water <&>', description: '', link: '/shop' },
  { image: image('c'), title: '', description: '', link: 'javascript:alert(1)' },
];

const htmlOf = (options: Partial<GalleryOptions>, pictures = PICTURES) =>
  galleryHtml({ id: 'g1', pictures, label: 'Our "walls"', language: 'en', options: readGalleryOptions(options) });

describe('each design (GAL-01)', () => {
  it.each(['grid', 'stacked'] as const)('%s is a list of all its pictures, without any script (GAL-01)', (design) => {
    const html = htmlOf({ design });
    expect(html).toContain(`sqs-gallery-block-${design}`);
    expect(html.match(/<li class="gallery-item">/g)).toHaveLength(3);
    expect(html).not.toContain('data-island');
  });

  it.each(['slideshow', 'slider'] as const)(
    '%s is a carousel: a strip one reaches by keyboard, slides called by their place (GAL-01)',
    (design) => {
      const html = htmlOf({ design });
      expect(html).toContain('aria-roledescription="carousel" aria-label="Our &quot;walls&quot;"');
      expect(html).toContain('<div class="gallery-items" tabindex="0" role="group"');
      expect(html).toContain('role="group" aria-roledescription="slide" aria-label="2 of 3"');
      // The pause button comes before the slides (product 4.2).
      expect(html.indexOf('gallery-controls')).toBeLessThan(html.indexOf('gallery-items'));
    },
  );

  it.each(['grid', 'slideshow'] as const)(
    '%s at the top of a page shows its first picture at once (PF-07)',
    (design) => {
      const options = readGalleryOptions({ design, thumbnails: false });
      const html = galleryHtml({
        id: 'g1',
        pictures: PICTURES,
        label: 'Walls',
        language: 'en',
        options,
        isFirst: true,
      });
      expect(html.match(/fetchpriority="high"|loading="lazy"/g)).toEqual([
        'fetchpriority="high"',
        'loading="lazy"',
        'loading="lazy"',
      ]);
    },
  );

  it('is no place of its own name where its owner gave it none: two of them would be called alike', () => {
    const options = readGalleryOptions({ design: 'slider' });
    const html = galleryHtml({
      id: 'g1',
      pictures: PICTURES,
      label: 'Gallery',
      language: 'en',
      options,
      isNamed: false,
    });
    expect(html).toContain('role="group" aria-roledescription="carousel"');
    expect(htmlOf({ design: 'slider' })).not.toContain('role="group" aria-roledescription="carousel"');
  });

  it('is nothing without pictures', () => {
    expect(htmlOf({ design: 'slideshow' }, [])).toBe('');
  });
});

describe('every option changes what is printed (GAL-02)', () => {
  it.each<[string, Partial<GalleryOptions>, RegExp]>([
    ['autoplay', { design: 'slideshow', autoplay: true }, / data-autoplay="5"/],
    ['delay', { design: 'slider', autoplay: true, autoplayDelay: 9 }, / data-autoplay="9"/],
    ['controls', { design: 'slideshow', controls: true }, / data-controls/],
    ['auto-crop', { design: 'grid', autoCrop: true }, /gallery--cropped.*object-position:50% 25%/],
    ['aspect ratio', { aspectRatio: '2.40' }, /--ratio:2\.40/],
    ['aspect ratio 16:9', { aspectRatio: '16:9' }, /--ratio:16\/9/],
    ['thumbnails', { design: 'slideshow' }, /<a class="gallery-thumb" href="#gallery-g1-3" aria-label="3 of 3"/],
    ['strip height', { design: 'slideshow', stripHeight: 120 }, /--strip-height:120px.*sizes="180px"/],
    ['strip margin', { design: 'slideshow', stripMargin: 7 }, /--strip-margin:7px/],
    [
      'title and description',
      { design: 'stacked' },
      /gallery-title">Hill<.*gallery-description">Seen from<br>the yard</,
    ],
    ['title only', { titleOnly: true }, /gallery-title">Water &lt;&amp;&gt;</],
    ['meta position', { design: 'slideshow', metaPosition: 'top-left' }, /meta-position-top-left/],
    ['meta on hover', { design: 'slideshow', metaOnHover: true }, /show-meta-on-hover/],
    ['active alignment', { design: 'slider', activeAlignment: 'right' }, /gallery--align-right/],
    ['per row', { perRow: 7 }, /--per-row:7/],
    ['padding', { padding: 3 }, /--padding:3px/],
    [
      'lightbox dark',
      { lightbox: true },
      /href="\/s\/images\/a\/a\.jpg\?format=2500w" data-island="lightbox" data-lightbox-theme="dark" aria-label="Enlarge: A hill"/,
    ],
    ['lightbox light', { lightbox: true, lightboxTheme: 'light' }, /data-lightbox-theme="light"/],
    ['widest column', { maxColumnWidth: 150 }, /--max-column:150px/],
    ['new window', { newWindow: true }, /href="\/shop" target="_blank" rel="noopener"/],
    ['transparent background', { design: 'slideshow', transparentBackground: true }, /gallery--transparent/],
  ])('%s', (_name, options, expected) => {
    expect(htmlOf(options)).toMatch(expected);
  });

  it.each<[string, Partial<GalleryOptions>, RegExp]>([
    ['no autoplay', { design: 'slideshow' }, /data-autoplay/],
    ['no controls', { design: 'slideshow' }, /data-controls/],
    ['no crop', { autoCrop: false }, /gallery--cropped|object-position/],
    ['no thumbnails', { design: 'slideshow', thumbnails: false }, /gallery-thumb/],
    ['no thumbnails of no height', { design: 'slideshow', stripHeight: 0 }, /gallery-thumb/],
    ['no words', { design: 'slideshow', titleAndDescription: false }, /gallery-meta|show-meta/],
    ['no title in a grid', {}, /gallery-title/],
    ['no lightbox', {}, /data-lightbox-theme/],
    ['no new window', {}, /_blank/],
    [
      'no words on hover where there are none',
      { design: 'slideshow', titleAndDescription: false, metaOnHover: true },
      /on-hover/,
    ],
  ])('or by default leaves it out: %s', (_name, options, unexpected) => {
    expect(htmlOf(options)).not.toMatch(unexpected);
  });

  it('a link never runs a script, and a picture without words is called by its title', () => {
    const html = htmlOf({});
    expect(html).not.toContain('javascript:');
    expect(html).toContain('href="/shop" aria-label="Water &lt;&amp;&gt;"');
  });
});

describe('pictures of a gallery', () => {
  it('come in the seven widths, around their focal point, when they are near (IMG-02, IMG-04)', () => {
    const html = htmlOf({ design: 'grid' });
    const [, srcset = ''] = /srcset="([^"]*)"/.exec(html) ?? [];
    expect(srcset.split(', ').map((each) => Number.parseInt(each.split(' ')[1] ?? '', 10))).toEqual([...WIDTH_STEPS]);
    expect(html.match(/loading="lazy"/g)).toHaveLength(3);
    expect(html).toContain('width="3000" height="2000"');
  });

  it.each<[Partial<GalleryOptions>, string]>([
    [{ design: 'grid' }, '(min-width: 40em) min(300px, 25vw), calc(50vw - 1rem)'],
    [{ design: 'grid', perRow: 1, maxColumnWidth: 200 }, '(min-width: 40em) min(200px, 100vw), calc(100vw - 2rem)'],
    [{ design: 'grid', perRow: 10, maxColumnWidth: 100 }, '(min-width: 40em) min(100px, 10vw), calc(50vw - 1rem)'],
    [{ design: 'slideshow' }, '(min-width: 40em) 100vw, calc(100vw - 2rem)'],
    [{ design: 'stacked' }, '(min-width: 40em) 100vw, calc(100vw - 2rem)'],
    [{ design: 'slider' }, '(min-width: 40em) 75vw, calc(75vw - 1.5rem)'],
    [{ design: 'slider', sliderHeight: 150 }, '(min-width: 40em) 100vw, calc(100vw - 2rem)'],
  ])('of %j are as wide as %s (PF-14)', (options, sizes) => {
    expect(gallerySizes(readGalleryOptions(options))).toBe(sizes);
  });
});
