import { accept } from '@quoin/domain/problem';
import * as texts from '@quoin/messages/app/resetStyle';
import type { Command } from '../../document/editor.ts';
import { changesOf } from '../changeRecord.ts';
import { becoming } from '../records.ts';

export interface ResetStyle {
  /** One value, as ['buttons', 'shape']; all of the style when it is empty. */
  readonly path: readonly string[];
}

/** Not what one means by the looks: which theme it is, and what one wrote or brought oneself. */
export const KEPT_BY_RESET: readonly string[] = ['theme', 'themeTweaks', 'customCss', 'ownFonts'];

/** Back to what the theme says. */
export const resetStyle: Command<ResetStyle> = {
  id: 'resetStyle',
  label: ({ path }) => (path.length === 0 ? texts.resetStyle : texts.reset(String(path.at(-1)))),
  plan(records, { path }) {
    if (path.length > 0) return accept(changesOf(records, 'style:style', [{ path }]));
    const kept = Object.entries(records.get('style:style') ?? {}).filter(([name]) => KEPT_BY_RESET.includes(name));
    return accept(becoming(records, 'style:style', Object.fromEntries(kept)));
  },
};
