import { accept, type Outcome, type Problem } from '@quoin/domain/problem';
import type { ImagePropCode } from './wording.ts';

/** How a template asks for an image (IMG-03). */
export interface ImageProps {
  readonly src: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly priority: ImagePriority;
  /** `sqs` offers the image's own width steps, `raw` the addresses the template names. */
  readonly loader: 'sqs' | 'raw';
  readonly srcset: string | null;
  readonly sizes: string | null;
  readonly isDecorative: boolean;
  readonly isStretched: boolean;
}

export type ImagePriority = 'high' | 'low' | null;

/** Props that are on or off, by the name templates give them. */
const SWITCHES = ['decorative', 'stretch'] as const;
const REQUIRED = ['src', 'width', 'height'] as const;

type Given = Readonly<Record<string, unknown>>;
type ImageProblem = Problem<ImagePropCode>;

/** Reads the props of an image in a template; the first problem in the order of IMG-03 is given back. */
export function parseImageProps(given: Given): Outcome<ImageProps, ImagePropCode> {
  const problem =
    missingProp(given) ?? wrongSize(given) ?? wrongChoice(given) ?? wrongSource(given) ?? wrongSwitch(given);
  if (problem !== undefined) return { ok: false, problem };
  return accept({
    src: String(given.src),
    width: Number(given.width),
    height: Number(given.height),
    priority: priorityOf(given),
    loader: given.loader === 'raw' ? 'raw' : 'sqs',
    srcset: textOf(given.srcset),
    sizes: textOf(given.sizes),
    isDecorative: given.decorative === true,
    isStretched: given.stretch === true,
  });
}

/** High comes at once, all others when they are near (IMG-04). */
export function imageLoading(priority: ImagePriority): 'eager' | 'lazy' {
  return priority === 'high' ? 'eager' : 'lazy';
}

const isAbsent = (value: unknown): boolean => value === undefined || value === null;
const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function priorityOf(given: Given): ImagePriority {
  const { priority } = given;
  return priority === 'high' || priority === 'low' ? priority : null;
}

function missingProp(given: Given): ImageProblem | undefined {
  const field = REQUIRED.find((name) => isAbsent(given[name]) || given[name] === '');
  return field === undefined ? undefined : { code: 'imagePropMissing', field, values: { prop: field } };
}

function wrongSize(given: Given): ImageProblem | undefined {
  for (const field of ['width', 'height'] as const) {
    const value = Number(given[field]);
    const values = { prop: field };
    if (!Number.isSafeInteger(value)) return { code: 'imagePropNotInteger', field, values };
    if (value <= 0) return { code: value === 0 ? 'imagePropZero' : 'imagePropNegative', field, values };
  }
  return undefined;
}

function wrongChoice(given: Given): ImageProblem | undefined {
  const { priority, loader } = given;
  if (!isAbsent(priority) && priorityOf(given) === null) {
    return { code: 'imagePriorityInvalid', field: 'priority', values: { value: shown(priority) } };
  }
  if (!isAbsent(loader) && loader !== 'sqs' && loader !== 'raw') {
    return { code: 'imageLoaderUnknown', field: 'loader', values: { value: shown(loader) } };
  }
  return undefined;
}

const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** A loader knows its widths and needs the place's size; without one the template names the addresses itself. */
function wrongSource(given: Given): ImageProblem | undefined {
  const isRaw = given.loader === 'raw';
  if (!isRaw && !isAbsent(given.srcset)) return { code: 'imageSrcsetNeedsRaw', field: 'srcset' };
  const hasSizes = typeof given.sizes === 'string' && given.sizes !== '';
  return !isRaw && !hasSizes ? { code: 'imageSizesMissing', field: 'sizes' } : undefined;
}

function wrongSwitch(given: Given): ImageProblem | undefined {
  const field = SWITCHES.find((name) => !isAbsent(given[name]) && typeof given[name] !== 'boolean');
  return field === undefined ? undefined : { code: 'imagePropNotBoolean', field, values: { prop: field } };
}
