import type { Block } from '@quoin/domain/blocks';

/** Classes of a block's frame besides its type's: where it is left out, and what of it looks otherwise. */
export function frameClasses({ hidden, style }: Block): string {
  const classes = [
    hidden?.desktop === true ? 'is-hidden-on-desktop' : '',
    hidden?.phone === true ? 'is-hidden-on-phone' : '',
    style === undefined ? '' : 'is-styled',
    style?.radius === undefined ? '' : 'is-rounded',
    style?.ownGround === undefined ? '' : 'has-own-ground',
    style?.ownInk === undefined ? '' : 'has-own-ink',
    style?.ground === undefined ? '' : `block-ground--${style.ground}`,
    style?.vertical === undefined ? '' : `block-vertical--${style.vertical}`,
    style?.shadow === undefined ? '' : `block-shadow--${style.shadow}`,
    style?.hover === undefined ? '' : `block-hover--${style.hover}`,
    style?.enter === undefined ? '' : `block-enter--${style.enter}`,
  ].filter((name) => name !== '');
  return classes.length === 0 ? '' : ` ${classes.join(' ')}`;
}

/** Sizes and colours as custom properties, which `blockFrame.css` reads. */
export function frameStyle({ style }: Block): string {
  const sizes = [
    ['padding', style?.padding],
    ['radius', style?.radius],
    ['stroke', style?.stroke],
  ] as const;
  const colors = [
    ['section-ground', style?.ownGround],
    ['section-ink', style?.ownInk],
    ['block-stroke-color', style?.strokeColor],
  ] as const;
  const opacity = style?.opacity === undefined ? [] : [`;--block-opacity:${style.opacity / 100}`];
  return [
    ...opacity,
    ...sizes.flatMap(([name, size]) => (size === undefined ? [] : [`;--block-${name}:${size}px`])),
    ...colors.flatMap(([name, color]) => (color === undefined ? [] : [`;--${name}:${color}`])),
  ].join('');
}
