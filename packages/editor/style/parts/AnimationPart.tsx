import { STYLE_DEFAULTS } from '@quoin/domain/styles';
import * as texts from '@quoin/messages/app/animationPart';
import * as commonTexts from '@quoin/messages/app/common';
import { Button } from '../../parts/Button.tsx';
import { ChoiceRow } from '../ChoiceRow.tsx';
import css from '../style.module.css';
import type { StyleInHand } from '../useStyle.ts';

const KINDS = [
  ['none', texts.none],
  ['fade', texts.fade],
  ['rise', texts.rise],
  ['grow', texts.grow],
  ['slide', texts.slide],
] as const;
const SPEEDS = [
  ['slow', texts.slow],
  ['medium', texts.medium],
  ['fast', texts.fast],
] as const;
const STARTS: Readonly<Record<string, Readonly<Record<`--${string}`, string>>>> = {
  rise: { '--from-y': '28px' },
  grow: { '--from-scale': '0.9' },
  slide: { '--from-x': '-28px' },
};

/** Settings for how content comes into view. The edited page doesn't move, so this shows a sample. */
export function AnimationPart({ style: { style, session, stored } }: { readonly style: StyleInHand }) {
  const own = style.animation ?? STYLE_DEFAULTS.animation;
  const change = (name: keyof typeof own, value: string) => session.keep([{ path: ['animation', name], value }]);
  return (
    <div className={css.fields}>
      <ChoiceRow label={texts.animation} value={own.kind} choices={KINDS} onChange={(value) => change('kind', value)} />
      {own.kind === 'none' ? null : (
        <>
          <div className={css.stage} aria-hidden="true">
            <span key={own.kind} className={css.moved} style={STARTS[own.kind] as React.CSSProperties}>
              {commonTexts.section}
            </span>
          </div>
          <ChoiceRow
            label={commonTexts.speed}
            value={own.speed}
            choices={SPEEDS}
            onChange={(value) => change('speed', value)}
          />
        </>
      )}
      <p className={css.hint}>{texts.animationsPlayInThe}</p>
      {Object.hasOwn(stored, 'animation') ? (
        <Button onPress={() => session.reset(['animation'])}>{texts.resetAnimations}</Button>
      ) : null}
    </div>
  );
}
