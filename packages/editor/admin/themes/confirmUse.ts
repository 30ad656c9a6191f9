import { confirm } from '../../parts/confirm.ts';

/** Visitors see it at once: asked first. */
export function confirmUse(title: string): Promise<boolean> {
  return confirm({
    title: `Use ${title}?`,
    message:
      'Visitors see it at once. Pages, products and your own colours stay; you can go back at any time. Changes of the style that you have not published yet are published with it.',
    confirmLabel: 'Use this theme',
  });
}
