import { recordKey } from '@quoin/domain/document';
import { accept } from '@quoin/domain/problem';
import * as texts from '@quoin/messages/app/sectionsRenameSavedSection';
import type { Command } from '../../document/editor.ts';
import { changesOf } from '../changeRecord.ts';
import type { SaveSection } from './saveSection.ts';

export const renameSavedSection: Command<SaveSection> = {
  id: 'renameSavedSection',
  label: ({ name }) => texts.renameSavedSectionTo(name.trim()),
  plan: (records, { id, name }) =>
    accept(changesOf(records, recordKey('template', id), [{ path: ['name'], value: name.trim() }])),
};
