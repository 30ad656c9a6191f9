import { describe, expect, it } from 'vitest';
import { imageLoading, parseImageProps } from './imageProps.ts';
import { imagePropSentence } from './wording.ts';

const GOOD = { src: '/a.jpg', width: 100, height: '50', sizes: '100vw' };

describe('the props of an image in a template', () => {
  it.each([
    [{ src: undefined }, 'src', 'The image prop src is required'],
    [{ src: '' }, 'src', 'The image prop src is required'],
    [{ width: null }, 'width', 'The image prop width is required'],
    [{ height: undefined }, 'height', 'The image prop height is required'],
    [{ width: -1 }, 'width', 'The image prop width requires a positive integer, but received a negative value'],
    [{ height: '-20' }, 'height', 'The image prop height requires a positive integer, but received a negative value'],
    [{ height: 0 }, 'height', 'The image prop height requires a positive integer, but received 0'],
    [{ width: 1.5 }, 'width', 'The image prop width requires a positive integer, but received a non-integer value'],
    [{ width: 'wide' }, 'width', 'The image prop width requires a positive integer, but received a non-integer value'],
    [{ priority: 'now' }, 'priority', 'The image priority now is invalid, accepted values are high, low, or null'],
    [{ priority: 1 }, 'priority', 'The image priority 1 is invalid, accepted values are high, low, or null'],
    [{ loader: 'cdn' }, 'loader', 'The image received unknown loader type cdn'],
    [{ srcset: '/a 1x' }, 'srcset', 'The image prop srcset is only for the loader raw'],
    [{ loader: 'sqs', srcset: '/a 1x' }, 'srcset', 'The image prop srcset is only for the loader raw'],
    [{ sizes: undefined }, 'sizes', 'The image prop sizes is required with the loader sqs'],
    [{ stretch: 'yes' }, 'stretch', 'The image prop stretch requires true or false'],
    [{ decorative: 1 }, 'decorative', 'The image prop decorative requires true or false'],
  ])('%j says at %s: %s (IMG-03)', (props, field, sentence) => {
    const outcome = parseImageProps({ ...GOOD, ...props });
    expect(outcome.ok).toBe(false);
    if (!outcome.ok) expect([outcome.problem.field, imagePropSentence(outcome.problem)]).toEqual([field, sentence]);
  });

  it('are good with the loader and its sizes, or raw with addresses of their own (IMG-03)', () => {
    expect(parseImageProps(GOOD)).toEqual({
      ok: true,
      value: {
        src: '/a.jpg',
        width: 100,
        height: 50,
        priority: null,
        loader: 'sqs',
        srcset: null,
        sizes: '100vw',
        isDecorative: false,
        isStretched: false,
      },
    });
    const raw = { src: '/a', width: 1, height: 1, loader: 'raw', srcset: '/a 1x', priority: 'high', stretch: true };
    expect(parseImageProps(raw)).toMatchObject({
      ok: true,
      value: { loader: 'raw', srcset: '/a 1x', priority: 'high' },
    });
  });

  it.each([
    ['high', 'eager'],
    ['low', 'lazy'],
    [null, 'lazy'],
  ] as const)('priority %s is taken and loads %s (IMG-04)', (priority, loading) => {
    const props = parseImageProps({ ...GOOD, priority });
    expect(props).toMatchObject({ ok: true, value: { priority } });
    expect(props.ok && imageLoading(props.value.priority)).toBe(loading);
  });
});
