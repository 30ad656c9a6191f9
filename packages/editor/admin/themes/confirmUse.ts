import * as texts from '@quoin/messages/app/confirmUse';
import { confirm } from '../../parts/dialogs/confirm.ts';

/** Visitors see it at once: asked first. */
export function confirmUse(title: string): Promise<boolean> {
  return confirm({
    title: texts.use(title),
    message: texts.theThemeGoesLive,
    confirmLabel: texts.useThisTheme,
  });
}
