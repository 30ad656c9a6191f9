import { homepageOf, type JsonRecord, sectionsOf, textIn } from '@quoin/domain/document';
import { KEPT_LAYOUT, TEXT_LAYOUT } from '@quoin/domain/site';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/pageTexts';
import { useState } from 'react';
import { themeWordsOf } from '../../../commands/style/themeWords.ts';
import { SwitchField } from '../../../parts/fields/SwitchField.tsx';
import { RichTextField } from '../../../richText/RichTextField.tsx';
import { useEditorState } from '../../editorContext.ts';
import { NamedField } from '../NamedField.tsx';
import { PanelGroup } from '../PanelGroup.tsx';
import type { Changes } from '../RecordText.tsx';

export interface PageTextsProps {
  readonly id: string;
  readonly record: JsonRecord;
  readonly change: Changes;
  /** It shows its entries: themes print its opening above them. */
  readonly isListing: boolean;
}

const TEXT_FIELDS = ['opening', 'body'];

/** Texts that the theme prints in its own places: above what a page lists, and where a page has no sections. */
export function PageTexts({ id, record, change, isListing }: PageTextsProps) {
  const hasSections = useEditorState(({ records }) => sectionsOf(records, id).length > 0);
  const isHome = useEditorState(({ records }) => homepageOf(records) === id);
  const { opening, text } = themeWordsOf(record);
  // A field that is emptied stays, to be written in again.
  const [had] = useState({ opening: opening !== '', text: text !== '' });
  const hasOpening = had.opening || opening !== '' || isListing || isHome;
  const isKept = record.layout === KEPT_LAYOUT;
  const hasText = text !== null && (had.text || text !== '') && (!hasSections || isKept);
  const mayKeep = hasSections && (isHome || textIn(record, 'body') !== '');
  const isText = hasSections && record.layout === TEXT_LAYOUT;
  if (!hasOpening && !hasText && !mayKeep && !isText) return null;
  const write = (name: 'description' | 'body') => (value: string) => change([{ path: [name], value }], name);
  return (
    <PanelGroup title={texts.pageText} holds={TEXT_FIELDS}>
      {mayKeep ? (
        <SwitchField
          isSelected={isKept}
          hint={texts.showsTheThemesIntro}
          onChange={(on) => change([{ path: ['layout'], value: on ? KEPT_LAYOUT : '' }], 'layout')}
        >
          {texts.themeContent}
        </SwitchField>
      ) : null}
      {isText ? (
        <SwitchField
          isSelected
          hint={texts.whenOffSectionsUse}
          onChange={() => change([{ path: ['layout'], value: '' }], 'layout')}
        >
          {texts.sectionsInTheText}
        </SwitchField>
      ) : null}
      {hasOpening ? (
        <NamedField name="opening">
          <RichTextField label={texts.intro} value={opening} rows={6} onChange={write('description')} />
        </NamedField>
      ) : null}
      {hasText ? (
        <NamedField name="body">
          <RichTextField label={commonTexts.text} value={text} rows={8} onChange={write('body')} />
        </NamedField>
      ) : null}
    </PanelGroup>
  );
}
