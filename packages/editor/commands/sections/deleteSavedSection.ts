import { recordKey, textIn } from '@quoin/domain/document';
import { accept } from '@quoin/domain/problem';
import * as texts from '@quoin/messages/app/deleteSavedSection';
import type { Command } from '../../document/editor.ts';
import { becoming } from '../records.ts';
import type { OneSection } from './deleteSection.ts';

/** What was made of it stays on its pages. */
export const deleteSavedSection: Command<OneSection> = {
  id: 'deleteSavedSection',
  label: ({ id }, records) => texts.deleteSavedSection(textIn(records.get(recordKey('template', id)) ?? {}, 'name')),
  plan: (records, { id }) => accept(becoming(records, recordKey('template', id), undefined)),
};
