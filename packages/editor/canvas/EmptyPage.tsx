import { LayoutTemplate } from 'lucide-react';
import type { ActWorld } from '../commands/act.ts';
import { Button } from '../parts/Button.tsx';
import css from './Canvas.module.css';

/** A page without a section: says what a section is for, and makes the first one. */
export function EmptyPage({ world }: { readonly world: ActWorld }) {
  return (
    <div className={css.empty} data-canvas-control>
      <LayoutTemplate aria-hidden="true" strokeWidth={1.6} />
      <div>
        <h2 className={css.emptyTitle}>This page has no sections yet</h2>
        <p>A section is a band across the page. Start with a ready-made one and change what you like.</p>
      </div>
      <Button look="primary" onPress={() => world.shell.show('insertSection')}>
        Add section
      </Button>
    </div>
  );
}
