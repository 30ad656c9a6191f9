import { recordKey } from '@quoin/domain/document';
import { accept } from '@quoin/domain/problem';
import * as texts from '@quoin/messages/app/linkPage';
import type { Command } from '../../document/editor.ts';
import { becoming, pageName } from '../records.ts';
import { type NewLink, newLink } from './addPage.ts';

/** A page or an address as an entry of a navigation. */
export const linkPage: Command<NewLink> = {
  id: 'linkPage',
  label: ({ page, title = '' }, records) =>
    texts.link(page === undefined || page === '' ? title : pageName(records, page)),
  plan: (records, link, { newId }) => accept(becoming(records, recordKey('link', newId()), newLink(records, link))),
};
