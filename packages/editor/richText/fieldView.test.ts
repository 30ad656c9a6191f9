// @vitest-environment happy-dom
import { undo } from 'prosemirror-history';
import { TextSelection } from 'prosemirror-state';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFieldView, type FieldView } from './fieldView.ts';

const TEXT = '<h2>One</h2>\n<p>two  words</p>\n<dl><dt>a</dt></dl>';
let told: string[] = [];
let view: FieldView;

function open(html: string): FieldView {
  const place = document.createElement('div');
  document.body.append(place);
  return createFieldView({
    ...{ place, site: 'demo', html, attributes: () => ({}), isReadOnly: () => false },
    onChange: (next) => void told.push(next),
    ...{ onState: () => undefined, onWords: () => undefined, onSlash: () => undefined, onSlashKey: () => false },
    ...{ onEscape: () => false, onLink: () => undefined, onTools: () => undefined, onFiles: () => undefined },
  });
}

const type = (words: string, at: number) =>
  view.run((state, dispatch) => {
    dispatch?.(state.tr.setSelection(TextSelection.create(state.doc, at)).insertText(words));
    return true;
  });

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  view = open(TEXT);
});
afterEach(() => {
  view.destroy();
  vi.useRealTimers();
});

describe('a text of a form', () => {
  it('is told a moment after it was typed, once, and at once when it is left', () => {
    type('A ', 1);
    type('b ', 1);
    expect(told).toEqual([]);
    vi.advanceTimersByTime(300);
    expect(told).toEqual([TEXT.replace('One', 'b A One').replace('</h2>\n', '</h2>')]);
    type('c ', 1);
    view.flush();
    vi.advanceTimersByTime(1000);
    expect(told).toHaveLength(2);
  });

  it('is the string it was, letter for letter, when everything is taken back', () => {
    type('A ', 1);
    view.flush();
    view.run(undo);
    view.flush();
    expect(told.at(-1)).toBe(TEXT);
  });

  it('takes what the server made of it, with the caret in its words and what was typed meanwhile', () => {
    type('!', 4);
    view.flush();
    const saved = told.at(-1)!;
    type(' and', 16);
    view.take(saved.replace('One', 'Once'));
    expect(view.state().doc.textBetween(0, view.state().doc.content.size, '|')).toBe('Once!|two words and');
    expect(view.state().selection.from).toBe(21);
    expect(told.at(-1)).toContain('<p>two words and</p>');
    view.take(told.at(-1)!);
    expect(view.state().selection.from).toBe(21);
  });

  it('follows a place while words are typed before it', () => {
    const place = view.follow(6);
    type('abc', 1);
    expect(place()).toBe(9);
  });

  it('draws foreign markup without what runs or loads, and keeps it as it is', () => {
    const odd =
      '<section><iframe src="https://example.com/"></iframe><img src="https://example.com/a.png" alt="A"><img src="/s/images/i/b.png" onload="x()"><style>p{}</style><a href="/x" id="y">z</a></section>';
    view.destroy();
    view = open(`<p>a</p>${odd}`);
    const drawn = view.dom.querySelector('[data-kept-piece]')!;
    expect(drawn.querySelectorAll('iframe, style, [href], [id], [onload]')).toHaveLength(0);
    expect([...drawn.querySelectorAll('img')].map(({ src }) => new URL(src, 'http://x').pathname)).toEqual([
      '/api/app/sites/demo/images/i/b.png',
    ]);
    expect([...drawn.querySelectorAll('[data-note]')].map(({ textContent }) => textContent)).toEqual([
      ...['<iframe>', 'Image: A', '<style>'],
    ]);
    type('b', 1);
    view.flush();
    expect(told.at(-1)).toBe(`<p>ba</p>${odd}`);
  });
});
