import { recordKey } from '@quoin/domain/document';
import { LayoutTemplate } from 'lucide-react';
import type { ActWorld } from '../commands/act.ts';
import { perform } from '../commands/acting.ts';
import { canBeSections, makeSections, needsCode } from '../commands/makeSections.ts';
import { themeWordsOf } from '../commands/themeWords.ts';
import { Button } from '../parts/Button.tsx';
import css from './Canvas.module.css';

/** A page without a section: says what a section is for, how what it has is changed, and makes the first one. */
export function EmptyPage({ world }: { readonly world: ActWorld }) {
  const { records, page, may } = world.editor.state();
  const { opening, text } = themeWordsOf(records.get(recordKey('page', page)) ?? {});
  const hasWords = opening !== '' || (text ?? '') !== '';
  const [title, about] = hasWords ? ARRANGED : text === null ? BROUGHT : EMPTY;
  return (
    <div className={css.empty} data-canvas-control>
      <LayoutTemplate aria-hidden="true" strokeWidth={1.6} />
      <div>
        <h2 className={css.emptyTitle}>{title}</h2>
        <p>{about}</p>
      </div>
      {hasWords ? <Button onPress={() => world.shell.show('pageSettings')}>Settings</Button> : null}
      {canBeSections(records, page) && (may.code || !needsCode(records, page)) ? (
        <Button onPress={() => void perform(world, makeSections, null)}>Convert to sections</Button>
      ) : null}
      <Button look="primary" onPress={() => world.shell.show('insertSection')}>
        Add section
      </Button>
    </div>
  );
}

const EMPTY = ['No sections yet', 'Add a ready-made section and edit it.'] as const;
const ARRANGED = [
  'This page uses the theme’s layout',
  'Click a title, image or product to edit it. You can also add sections.',
] as const;
const BROUGHT = ['This page uses imported HTML', 'It is shown unchanged. New sections are added below it.'] as const;
