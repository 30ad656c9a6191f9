import { recordKey, templateRecord } from '@quoin/domain/document';
import { accept, refuse } from '@quoin/domain/problem';
import * as texts from '@quoin/messages/app/saveSection';
import type { Command } from '../../document/editor.ts';
import { becoming } from '../records.ts';

export interface SaveSection {
  readonly id: string;
  readonly name: string;
}

/** Keeps a section with its blocks as a template, to be added to any page of the site (decision 0037). */
export const saveSection: Command<SaveSection> = {
  id: 'saveSection',
  label: ({ name }) => texts.saveSectionAs(name.trim()),
  plan: (records, { id, name }, { newId }) => {
    const template = templateRecord(records, id, name.trim());
    return template === null
      ? refuse('sectionGone')
      : accept(becoming(records, recordKey('template', newId()), template));
  },
};
