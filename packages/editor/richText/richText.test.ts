import { EditorState, TextSelection } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { readInTest } from '../testing/markupDom.ts';
import { readHtml } from '../text/readHtml.ts';
import { writeHtml } from '../text/writeHtml.ts';
import { colouredHtml } from './colouredHtml.ts';
import { insertRule, newTable, placeBlock } from './insertBlock.ts';
import { pastedAddress } from './pastedAddress.ts';
import { pictureNode } from './pictureNode.ts';
import { shownSource } from './shownSource.ts';
import { slashQuery } from './slash.ts';
import { slashChoices } from './slashChoices.ts';
import { keepUnsaved, readUnsaved } from './unsavedText.ts';
import { wordCount } from './wordCount.ts';

const docOf = (html: string) => readHtml(html, readInTest);
const textAt = (html: string, from: number, to = from) => {
  const state = EditorState.create({ doc: docOf(html) });
  return state.apply(state.tr.setSelection(TextSelection.create(state.doc, from, to)));
};

describe('words of a text', () => {
  it.each([
    ['', 0],
    ['<h2>Two words</h2><p>It’s a well-known <b>ha</b>lf — 3.</p>', 7],
    ['<ul><li>one</li><li>two</li></ul><p>three</p>', 3],
    ['<p>日本語 test</p>', 4],
  ])('are counted in %s', (html, count) => expect(wordCount(docOf(html))).toBe(count));
});

describe('what is put into a text', () => {
  const picture = pictureNode({ address: '/s/images/a/b.jpg', width: 400, height: 300, altText: 'B' });
  const figure =
    '<figure><img src="/s/images/a/b.jpg?format=1500w" srcset="/s/images/a/b.jpg?format=100w 100w, /s/images/a/b.jpg?format=300w 300w, /s/images/a/b.jpg?format=500w 400w" sizes="(min-width: 64em) 60vw, calc(100vw - 2rem)" alt="B" width="400" height="300" loading="lazy"></figure>';

  it.each([
    ['<p></p>', 1, figure],
    ['<p>one</p><p>two</p>', 2, `<p>one</p>${figure}<p>two</p>`],
    ['<ul><li>one</li></ul>', 4, `<ul><li>one</li></ul>${figure}`],
  ])('stands in place of an empty paragraph, or behind the block around: %s', (html, at, expected) => {
    const placed = placeBlock(textAt(html, at), at, picture);
    expect(writeHtml(placed.doc)).toBe(expected);
    expect(placed.selection.$from.parent.type.name).toBe('figure');
  });

  it('is a table of three columns below a heading row', () => {
    const { doc, selection } = placeBlock(textAt('<p></p>', 1), 1, newTable());
    const row = (tag: string) => `<tr>${`<${tag}></${tag}>`.repeat(3)}</tr>`;
    expect(writeHtml(doc)).toBe(`<table><thead>${row('th')}</thead><tbody>${row('td')}${row('td')}</tbody></table>`);
    expect(selection.$from.node(-1).type.name).toBe('tableHeader');
  });

  it('is a line with a paragraph to go on in', () => {
    let state = textAt('<p>one</p>', 2);
    insertRule(state, (tr) => {
      state = state.apply(tr);
    });
    expect(writeHtml(state.apply(state.tr.insertText('two')).doc)).toBe('<p>one</p><hr><p>two</p>');
  });
});

describe('an address alone that is pasted', () => {
  const pasted = (address: string, html: string, from: number, to?: number) => {
    let state = textAt(html, from, to);
    const isTaken = pastedAddress(address)?.(state, (tr) => {
      state = state.apply(tr);
    });
    return isTaken === true ? writeHtml(state.doc) : null;
  };

  it('is a film in an empty paragraph, where a known provider has it', () => {
    const film = '<figure><a href="https://vimeo.com/1">https://vimeo.com/1</a></figure>';
    expect(pasted('https://vimeo.com/1\n', '<p></p>', 1)).toBe(film);
    expect(pasted('https://example.com/1', '<p></p>', 1)).toBe(
      '<p><a href="https://example.com/1">https://example.com/1</a></p>',
    );
  });

  it('is a link of what is chosen', () => {
    expect(pasted('https://vimeo.com/1', '<p>see this</p>', 5, 9)).toBe(
      '<p>see <a href="https://vimeo.com/1">this</a></p>',
    );
  });

  it('is words where it runs something, has others beside it, or stands in code', () => {
    expect(pastedAddress('javascript:alert(1)')).toBeNull();
    expect(pastedAddress('https://example.com and more')).toBeNull();
    expect(pasted('https://example.com', '<pre><code>a</code></pre>', 2)).toBeNull();
  });
});

describe('the menu behind a slash', () => {
  it('is asked for at the beginning of a paragraph alone', () => {
    const query = (html: string, at: number) => slashQuery(textAt(html, at));
    expect([query('<p>/ta</p>', 4), query('<p>/</p>', 2)]).toEqual(['ta', '']);
    expect([query('<p>a/b</p>', 4), query('<p>/ta</p>', 2), query('<h2>/a</h2>', 3)]).toEqual([null, null, null]);
  });

  it('finds names, and other words people use', () => {
    const names = (query: string) => slashChoices(query).map(({ text }) => text);
    expect(names('ta')[0]).toBe('Table');
    expect(names('photo')).toEqual(['Image']);
    expect(names('youtube')).toEqual(['Video or embed']);
    expect(names('xyz')).toEqual([]);
    expect(names('')).toHaveLength(12);
  });
});

describe('HTML in colours', () => {
  it('loses no letter, and knows tags, names, values, entities and comments', () => {
    const html = '<!-- a --><p class="x y" lang=de>1 &amp; 2 < 3</p><br';
    const pieces = colouredHtml(html);
    expect(pieces.map(({ text }) => text).join('')).toBe(html);
    const of = (kind: string) => pieces.filter((piece) => piece.kind === kind).map(({ text }) => text);
    expect([of('comment'), of('entity'), of('value')]).toEqual([['<!-- a -->'], ['&amp;'], ['"x y"']]);
    expect(of('name')).toEqual([' class', ' lang']);
  });
});

describe('a text that was not saved', () => {
  const shelf = () => {
    const kept = new Map<string, string>();
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    };
  };
  const DAY = 24 * 60 * 60 * 1000;

  it('is there for thirty days, by its name, until it is taken away', () => {
    const own = shelf();
    keepUnsaved(own, 'demo entry 1 body', { html: '<p>a</p>', at: 5 });
    expect(readUnsaved(own, 'demo entry 1 body', 5 + 29 * DAY)).toEqual({ html: '<p>a</p>', at: 5 });
    expect(readUnsaved(own, 'demo entry 1 body', 5 + 31 * DAY)).toBeNull();
    expect(readUnsaved(own, 'demo entry 2 body', 6)).toBeNull();
    keepUnsaved(own, 'demo entry 1 body', null);
    expect(readUnsaved(own, 'demo entry 1 body', 6)).toBeNull();
  });

  it('costs nothing where the browser keeps nothing or holds something else', () => {
    const full = () => {
      throw new Error('full');
    };
    const own = shelf();
    own.setItem('quoin-unsaved-text x', '{"html":3}');
    expect(readUnsaved(own, 'x', 1)).toBeNull();
    expect(() => keepUnsaved({ ...own, setItem: full }, 'x', { html: '', at: 1 })).not.toThrow();
  });
});

describe('pictures of a text within the app', () => {
  it('are those of the site; those of other hosts are not loaded', () => {
    expect(shownSource('demo', '/s/images/a-1/b%20c.jpg?format=1500w')).toBe(
      '/api/app/sites/demo/images/a-1/b%20c.jpg?format=750w',
    );
    expect(shownSource('demo', 'https://example.com/s/images/a/b.jpg')).toBeNull();
    expect(shownSource('demo', '/s/images/../x')).toBeNull();
  });
});
