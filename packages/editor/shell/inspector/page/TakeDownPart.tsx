import { commandSentence, homepageOf, type JsonRecord } from '@quoin/domain/document';
import { readTakeDown, type TakeDown } from '@quoin/domain/site';
import * as texts from '@quoin/messages/app/takeDownPart';
import { useState } from 'react';
import { perform } from '../../../commands/acts/acting.ts';
import { changePage } from '../../../commands/pages/changePage.ts';
import { TakeDownFields } from '../../../parts/fields/TakeDownFields.tsx';
import { useActWorld, useEditorState } from '../../editorContext.ts';
import css from '../inspector.module.css';

/** When a page is taken down (decision 0009). It holds once it is published, as everything of a page. */
export function TakeDownPart({ id, record }: { readonly id: string; readonly record: JsonRecord }) {
  const world = useActWorld();
  const isHome = useEditorState(({ records }) => homepageOf(records) === id);
  const [refused, setRefused] = useState<{ readonly to: string; readonly why: string } | null>(null);
  const held = readTakeDown(record.takeDown);
  if (isHome && held === null) return <p className={css.soft}>{texts.theHomePageCannot}</p>;
  const value = held === null || refused === null ? held : { ...held, to: refused.to };
  const change = (next: TakeDown | null, part: 'all' | 'on' | 'to') => {
    const changes = [{ path: ['takeDown'], value: next === null ? undefined : { ...next } }];
    if (part !== 'to') {
      setRefused(null);
      return void perform(world, changePage, { id, changes }, part === 'all' ? undefined : `page ${id} takeDown`);
    }
    const outcome = world.editor.run(changePage, { id, changes }, { mergeKey: `page ${id} takeDown.to` });
    setRefused(outcome.ok || next === null ? null : { to: next.to, why: commandSentence(outcome.problem) });
  };
  return (
    <>
      <TakeDownFields value={value} onChange={change} errors={{ to: refused?.why }} />
      {held === null ? null : <p className={css.soft}>{texts.takesEffectWhenYou}</p>}
    </>
  );
}
