import { asBoolean, asString, isTruthy, type PredicateDefinition, type RenderContext } from '@quoin/template';
import { ofNode } from './define.ts';

/** Options a gallery lets the owner choose from; the predicate is `gallery-<option>-<choice>?`. */
const CHOICES: Readonly<Record<string, readonly string[]>> = {
  design: ['grid', 'slideshow', 'slider', 'stacked'],
  'meta-position': ['top', 'top-left', 'top-right', 'center', 'bottom', 'bottom-left', 'bottom-right'],
  'active-alignment': ['center', 'left', 'right'],
};

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

const option = (context: RenderContext, name: string): unknown => context.resolve(`options.${name}`);

export const GALLERY_PREDICATES: readonly PredicateDefinition[] = [
  ...Object.entries(CHOICES).flatMap(([name, choices]) =>
    choices.map((choice) =>
      ofNode(`gallery-${name}-${choice}`, (_node, context) => asString(option(context, name)) === choice),
    ),
  ),
  ...SWITCHES.map((name) => ofNode(`gallery-${name}`, (_node, context) => asBoolean(option(context, name)))),
  ofNode(
    'gallery-meta',
    (_node, context) => isTruthy(option(context, 'controls')) || isTruthy(option(context, 'indicators')),
  ),
];
