import { confirm } from '../../parts/dialogs/confirm.ts';

/** Visitors see it at once: asked first. */
export function confirmUse(title: string): Promise<boolean> {
  return confirm({
    title: `Use ${title}?`,
    message:
      'The theme goes live immediately. Pages, products and your colors are kept. Unpublished style changes are published too. You can switch back at any time.',
    confirmLabel: 'Use this theme',
  });
}
