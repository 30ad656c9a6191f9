import { numberIn, recordKey } from '@quoin/domain/document';
import { COLLECTION_TYPES } from '@quoin/domain/site';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/emptyPage';
import { LayoutTemplate } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ActWorld } from '../../commands/acts/act.ts';
import { CANNOT_CONVERT, conversionOf, convertPage } from '../../commands/acts/convertPage.ts';
import { themeWordsOf } from '../../commands/style/themeWords.ts';
import { Button } from '../../parts/Button.tsx';
import { isArrangedByTheme } from '../arrangedByTheme.ts';
import css from '../Canvas.module.css';

/** A page without a section: says what a section is for, how what it has is changed, and makes the first one. */
export function EmptyPage({ world }: { readonly world: ActWorld }) {
  const { records, page } = world.editor.state();
  const record = records.get(recordKey('page', page)) ?? {};
  const { opening, text } = themeWordsOf(record);
  const hasWords = opening !== '' || (text ?? '') !== '';
  const isArranged = text !== null && isArrangedByTheme(records, page);
  const [title, about] = isArranged ? ARRANGED : text === null ? BROUGHT : EMPTY;
  const isList = numberIn(record, 'type') !== COLLECTION_TYPES.page;
  const canConvert = useCanConvert(world, page);
  return (
    <div className={css.empty} data-canvas-control>
      <LayoutTemplate aria-hidden="true" strokeWidth={1.6} />
      <div>
        <h2 className={css.emptyTitle}>{title}</h2>
        <p>{about}</p>
        {isArranged && canConvert === false && !isList ? <p>{CANNOT_CONVERT}</p> : null}
      </div>
      {hasWords ? <Button onPress={() => world.shell.show('pageSettings')}>{commonTexts.settings}</Button> : null}
      {canConvert === true ? <Button onPress={() => void convertPage(world)}>{texts.convertToSections}</Button> : null}
      <Button look="primary" onPress={() => world.shell.show('insertSection')}>
        {commonTexts.addSection}
      </Button>
    </div>
  );
}

/** Null until the page has said what its theme printed. */
function useCanConvert(world: ActWorld, page: string): boolean | null {
  const [known, setKnown] = useState<{ readonly page: string; readonly can: boolean } | null>(null);
  useEffect(() => {
    let isOver = false;
    conversionOf(world).then((conversion) => {
      if (!isOver) setKnown({ page, can: conversion !== null });
    });
    return () => {
      isOver = true;
    };
  }, [world, page]);
  return known?.page === page ? known.can : null;
}

const EMPTY = [texts.noSectionsYet, texts.addAReadyMade] as const;
const ARRANGED = [texts.thisPageUsesThe, texts.clickATitleImage] as const;
const BROUGHT = [texts.thisPageUsesImported, texts.itIsShownUnchanged] as const;
