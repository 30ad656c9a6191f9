import {
  type Binding,
  entryPage,
  type JsonRecord,
  type RecordKey,
  readLink,
  recordKey,
  type SiteRecords,
  textIn,
} from '@quoin/domain/document';
import type { Outcome } from '@quoin/domain/problem';
import { ANNOUNCEMENT_LIMITS } from '@quoin/domain/site';
import type { MarkWords } from '../canvas/markWriting.ts';
import type { ActWorld } from '../commands/acts/act.ts';
import { changeNotice } from '../commands/changeNotice.ts';
import type { ChangeAt } from '../commands/changeRecord.ts';
import { changeSite } from '../commands/changeSite.ts';
import { changeLink } from '../commands/pages/changeLink.ts';
import { changePage } from '../commands/pages/changePage.ts';
import type { ItemTitle } from './panels/itemTitle.ts';

/** Same limits as the fields next to the page. */
const [LONGEST_TITLE, LONGEST_TAGLINE] = [200, 500];

/** Words that are written where the page shows them, with where they are kept; null for all that is set at the side. */
export function markWords(world: ActWorld, binding: Binding, item: ItemTitle | null): MarkWords | null {
  const { kind, id, field, isProduct, name } = binding;
  const { editor } = world;
  switch (`${kind} ${field}`) {
    case 'page title':
      return textOf(world, { key: recordKey('page', id), name: 'title', max: LONGEST_TITLE }, (changes, options) =>
        editor.run(changePage, { id, changes }, options),
      );
    case 'site title':
    case 'site tagline': {
      const max = field === 'title' ? LONGEST_TITLE : LONGEST_TAGLINE;
      return textOf(world, { key: 'site:site', name: field, max }, (changes, options) =>
        editor.run(changeSite, { changes }, options),
      );
    }
    case 'announcement text':
      return textOf(
        world,
        { key: 'notice:announcement', name: 'text', max: ANNOUNCEMENT_LIMITS.text },
        (changes, options) => editor.run(changeNotice, { notice: 'announcement', changes }, options),
      );
    case 'link title':
      return textOf(
        world,
        {
          key: recordKey('link', id),
          name: 'title',
          max: LONGEST_TITLE,
          instead: linkName(editor.state().records, id),
        },
        (changes, options) => editor.run(changeLink, { id, changes }, options),
      );
    case 'item title':
      // Other entries are called so by their own page alone.
      return isProduct || entryPage(id) === editor.state().page ? (item?.words(id, name) ?? null) : null;
    default:
      return null;
  }
}

interface KeptText {
  readonly key: RecordKey;
  readonly name: string;
  readonly max: number;
  /** Shown while nothing is kept there. */
  readonly instead?: string;
}

type Run = (changes: readonly ChangeAt[], options: { readonly mergeKey?: string }) => Outcome<unknown>;

function textOf({ editor }: ActWorld, { key, name, max, instead = '' }: KeptText, run: Run): MarkWords {
  const kept = (record: JsonRecord | undefined) => textIn(record ?? {}, name);
  return {
    kept: () => (editor.record(key) === undefined ? null : kept(editor.record(key))),
    shown: () => kept(editor.record(key)) || instead,
    write: (text, options) => run([{ path: [name], value: text.slice(0, max) }], options),
  };
}

/** An entry of a navigation without a name has that of its page. */
export function linkName(records: SiteRecords, id: string): string {
  const link = readLink(id, records.get(recordKey('link', id)) ?? {});
  const page = records.get(recordKey('page', link.page)) ?? {};
  return link.title || textIn(page, 'navigationTitle') || textIn(page, 'title');
}
