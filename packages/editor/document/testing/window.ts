import type { Json, JsonRecord, RecordKey } from '@quoin/domain/document';
import { accept } from '@quoin/domain/problem';
import { createEditor } from '../createEditor.ts';
import type { Command, Editor, EditorRights } from '../editor.ts';
import type { Journal } from '../journal.ts';
import { memoryJournal } from '../memoryJournal.ts';
import type { Surroundings } from '../surroundings.ts';
import { type HandClock, handClock } from './handClock.ts';
import { type ModelServer, type ModelTransport, modelServer } from './modelServer.ts';

/** Tables name pages by uuids. */
export const P1 = '00000000-0000-4000-8000-0000000000a1';
export const P2 = '00000000-0000-4000-8000-0000000000a2';

/** Two pages with two sections each and two blocks in every section, both in the main navigation; the first is the home page. */
export function smallSite(): readonly (readonly [RecordKey, JsonRecord])[] {
  const pages = [P1, P2].flatMap((page, index): (readonly [RecordKey, JsonRecord])[] => [
    [`page:${page}`, pageRecord(`p${index + 1}`)],
    [`link:l${index + 1}`, { ...LINK, order: `${index + 1}`, page }],
    ...[1, 2].flatMap((place): (readonly [RecordKey, JsonRecord])[] => {
      const section = `p${index + 1}s${place}`;
      return [
        [
          `section:${section}`,
          {
            page,
            order: `${place}`,
            name: '',
            theme: 'white',
            height: 'content',
            width: 'inset',
            background: { kind: 'none' },
          },
        ],
        ...[1, 2].map((column): readonly [RecordKey, JsonRecord] => [
          `block:${section}b${column}`,
          {
            ...{ section, type: 'html', value: { html: `<p>${section} ${column}</p>` } },
            place: { column: column * 4 - 3, row: 1, columns: 4, rows: 3, layer: column },
          },
        ]),
      ];
    }),
  ]);
  return [['site:site', { title: 'Small', tagline: '', homepage: P1 }], ...pages];
}

const LINK = { navigation: 'mainNav', parent: '', title: '', url: '', newWindow: false };

function pageRecord(name: string): JsonRecord {
  return { type: 10, typeName: 'page', title: name, urlId: name, enabled: true, isDeleted: false };
}

/** Sets one value: the simplest command there is. */
export const setValue: Command<{
  readonly key: RecordKey;
  readonly path: readonly string[];
  readonly now: Json | undefined;
}> = {
  id: 'setValue',
  label: ({ path }) => `Change ${path.join(' ')}`,
  plan: (_records, { key, path, now }) => accept([{ key, path, ...(now === undefined ? {} : { now }) }]),
};

export interface TestSurroundings extends Surroundings {
  set(now: { readonly online?: boolean; readonly visible?: boolean }): void;
}

export function testSurroundings(): TestSurroundings {
  let [online, visible] = [true, true];
  const listeners = new Set<() => void>();
  return {
    isOnline: () => online,
    isVisible: () => visible,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (now) => {
      online = now.online ?? online;
      visible = now.visible ?? visible;
      for (const listener of [...listeners]) listener();
    },
  };
}

export interface TestWindow {
  readonly editor: Editor;
  readonly transport: ModelTransport;
  readonly journal: Journal;
  readonly surroundings: TestSurroundings;
}

export interface TestWindowSetup {
  readonly server?: ModelServer;
  readonly clock?: HandClock;
  readonly journal?: Journal;
  readonly author?: string;
  readonly may?: EditorRights;
}

let ids = 0;

/** A new id that no other window of this run makes. */
export function testId(): string {
  ids += 1;
  return `00000000-0000-4000-8000-${ids.toString(16).padStart(12, '0')}`;
}

/** Opens the site in a separate window. */
export async function openWindow(setup: TestWindowSetup = {}): Promise<TestWindow> {
  const server = setup.server ?? modelServer(smallSite());
  const clock = setup.clock ?? handClock();
  const journal = setup.journal ?? memoryJournal();
  const transport = server.transportOf(setup.author ?? 'Ada');
  const surroundings = testSurroundings();
  const kept = await journal.read();
  const answered = server.document();
  const document = { ...answered, may: setup.may ?? answered.may };
  const editor = createEditor({ document, kept, journal, transport, clock, surroundings, newId: testId, page: P1 });
  return { editor, transport, journal, surroundings };
}
