import { OWNER_MARKUP } from '@quoin/domain/catalog';
import { AllSelection, EditorState, TextSelection } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { readInTest } from '../testing/markupDom.ts';
import { asText, commandOf } from './carryOutText.ts';
import { directionPlugin } from './direction.ts';
import { takeIncoming } from './incoming.ts';
import { plainSlice } from './plainText.ts';
import { readHtml } from './readHtml.ts';
import { overAll } from './replaceAllText.ts';
import { COLOR_CLASS_NAMES, SIZE_CLASS_NAMES } from './textClasses.ts';
import type { TextCommand } from './textProtocol.ts';
import { textStateOf } from './textState.ts';
import { writeHtml } from './writeHtml.ts';

const docOf = (html: string) => readHtml(html, readInTest);

/** A text with all of it chosen, or a part: positions as ProseMirror counts. */
function textWith(html: string, [from, to]: readonly [number?, number?] = []): EditorState {
  const state = EditorState.create({ doc: docOf(html), plugins: [directionPlugin] });
  const selection =
    from === undefined ? new AllSelection(state.doc) : TextSelection.create(state.doc, from, to ?? from);
  return state.apply(state.tr.setSelection(selection));
}

function after(state: EditorState, command: TextCommand): EditorState {
  let now = state;
  commandOf(command)(state, (tr) => {
    now = state.apply(tr);
  });
  return now;
}

const done = (html: string, command: TextCommand, at?: readonly [number?, number?]) =>
  writeHtml(after(textWith(html, at), command).doc);

it('writes no class on words that storage takes out', () => {
  expect([...COLOR_CLASS_NAMES, ...SIZE_CLASS_NAMES].sort()).toEqual([...OWNER_MARKUP.wordClasses].sort());
});

describe('a command of the toolbar', () => {
  it.each<[string, TextCommand, string]>([
    ['<p>a</p>', { name: 'style', style: 'heading2' }, '<h2>a</h2>'],
    [
      '<h2 class="text-align-right">a</h2>',
      { name: 'style', style: 'large' },
      '<p class="sqsrte-large text-align-right">a</p>',
    ],
    ['<p class="sqsrte-large">a</p>', { name: 'style', style: 'small' }, '<p class="sqsrte-small">a</p>'],
    ['<p class="sqsrte-large">a</p>', { name: 'style', style: 'paragraph' }, '<p>a</p>'],
    ['<p><strong>a</strong></p>', { name: 'style', style: 'code' }, '<pre><code>a</code></pre>'],
    [
      '<p>a</p><h3>b</h3>',
      { name: 'align', align: 'center' },
      '<p class="text-align-center">a</p><h3 class="text-align-center">b</h3>',
    ],
    ['<p class="text-align-center">a</p>', { name: 'align', align: 'center' }, '<p>a</p>'],
    ['<p class="sqsrte-large"><b>a</b> <a href="/x">b</a></p>', { name: 'clear' }, '<p>a b</p>'],
    ['<p>a</p>', { name: 'mark', mark: 'underline' }, '<p><u>a</u></p>'],
    ['<p><b>a</b></p>', { name: 'mark', mark: 'strong' }, '<p>a</p>'],
    ['<p>a</p>', { name: 'mark', mark: 'highlight' }, '<p><mark>a</mark></p>'],
    ['<p>a</p>', { name: 'color', color: 'accent' }, '<p><span class="sqsrte-text-color--accent">a</span></p>'],
    ['<p><span class="sqsrte-text-color--accent">a</span></p>', { name: 'color', color: '' }, '<p>a</p>'],
    [
      '<p><span class="sqsrte-text-color--accent">a</span></p>',
      { name: 'size', size: 'huge' },
      '<p><span class="sqsrte-text-color--accent"><span class="sqsrte-huge">a</span></span></p>',
    ],
    [
      '<p><span class="sqsrte-large">a</span></p>',
      { name: 'size', size: 'small' },
      '<p><span class="sqsrte-small">a</span></p>',
    ],
    ['<p><span class="sqsrte-large">a</span></p>', { name: 'clear' }, '<p>a</p>'],
    ['<p>a</p>', { name: 'style', style: 'heading1' }, '<h1>a</h1>'],
    ['<p>a</p>', { name: 'quote' }, '<blockquote>a</blockquote>'],
    ['<p>a</p><p>b</p>', { name: 'list', list: 'bulletList' }, '<ul><li>a</li><li>b</li></ul>'],
    [
      '<p>a</p>',
      { name: 'link', href: '/a', newWindow: true, text: '' },
      '<p><a href="/a" target="_blank" rel="noopener">a</a></p>',
    ],
    ['<p><a href="/a">a</a> b</p>', { name: 'link', href: '', newWindow: false, text: '' }, '<p>a b</p>'],
  ])('makes of %s by %j', (html, command, expected) => expect(done(html, command)).toBe(expected));

  it('turns one kind of list into the other, and out of it', () => {
    expect(done('<ul><li>a</li></ul>', { name: 'list', list: 'orderedList' }, [3])).toBe('<ol><li>a</li></ol>');
    expect(done('<ul><li>a</li></ul>', { name: 'list', list: 'bulletList' }, [3])).toBe('<p>a</p>');
    expect(done('<blockquote>a</blockquote>', { name: 'quote' }, [2])).toBe('<p>a</p>');
  });

  it('means the words when all is chosen', () => {
    const all = textWith('<ul><li><a href="/a">a</a></li><li>b</li></ul>');
    expect(textStateOf(asText(all))).toMatchObject({ list: 'bulletList', link: { href: '/a' } });
    expect(writeHtml(after(asText(all), { name: 'list', list: 'bulletList' }).doc)).toBe(
      '<p><a href="/a">a</a></p><p>b</p>',
    );
  });

  it('changes the link one stands in whole, and writes words where there are none', () => {
    const link: TextCommand = { name: 'link', href: '/b', newWindow: false, text: 'B' };
    expect(done('<p>x <a href="/a">a <b>c</b></a> y</p>', link, [5])).toBe('<p>x <a href="/b">a <b>c</b></a> y</p>');
    expect(done('<p>x</p>', link, [2])).toBe('<p>x<a href="/b">B</a></p>');
  });

  it('of words is shown where all that is chosen has it', () => {
    const html = '<p><span class="sqsrte-text-color--accent">ab</span>c</p>';
    expect(textStateOf(textWith(html, [1, 3])).color).toBe('accent');
    expect(textStateOf(textWith(html, [1, 4])).color).toBe('');
    expect(textStateOf(textWith('<p><span class="sqsrte-huge">ab</span></p>', [2, 2])).size).toBe('huge');
  });

  it('is shown by the toolbar', () => {
    const state = textWith(
      '<ul><li><p class="text-align-right"><a href="/a" target="_blank"><b>a</b></a></p></li></ul>',
      [3, 4],
    );
    expect(textStateOf(state)).toEqual({
      ...{ marks: ['link', 'strong'], style: 'paragraph', list: 'bulletList', isQuote: false, align: 'right' },
      ...{ color: '', size: '' },
      ...{ link: { href: '/a', newWindow: true }, hasSelection: true },
    });
    expect(textStateOf(textWith('<h2>a</h2><p>b</p>')).style).toBe('');
  });
});

describe('what comes from elsewhere into a running text', () => {
  const take = (now: string, was: string, html: string, caret: number, showsChange = false) => {
    const state = textWith(now, [caret]);
    const tr = takeIncoming(state, { known: docOf(was), wanted: docOf(html), showsChange });
    const taken = tr === null ? state : state.apply(tr);
    return [writeHtml(taken.doc), taken.selection.from];
  };

  it('leaves the caret in its words (EDT-2)', () => {
    expect(take('<p>one two</p>', '<p>one two</p>', '<p>zero one two</p>', 5)).toEqual(['<p>zero one two</p>', 10]);
    expect(take('<p>a</p>', '<p>a</p>', '<p>a</p>', 2)).toEqual(['<p>a</p>', 2]);
  });

  it('goes to what undo changed', () => {
    expect(take('<p>one two</p>', '<p>one two</p>', '<p>one</p>', 1, true)).toEqual(['<p>one</p>', 4]);
  });

  it('keeps what was typed meanwhile, where it lies apart', () => {
    expect(take('<p>a!</p><p>b</p>', '<p>a</p><p>b</p>', '<p>a</p><p>b more</p>', 3)).toEqual([
      '<p>a!</p><p>b more</p>',
      3,
    ]);
    expect(take('<p>a</p><p>b!</p>', '<p>a</p><p>b</p>', '<h2>new</h2><p>a</p><p>b</p>', 6)).toEqual([
      '<h2>new</h2><p>a</p><p>b!</p>',
      11,
    ]);
    expect(take('<p>mine</p>', '<p>a</p>', '<p>theirs</p>', 3)[0]).toBe('<p>theirs</p>');
  });
});

describe('words typed over all of a text', () => {
  it.each([
    ['<h2>a</h2><p>b</p>', '<h2>x</h2>'],
    [
      '<h3 class="text-align-center"><em>a</em> b</h3><ul><li>c</li></ul><hr>',
      '<h3 class="text-align-center"><em>x</em></h3>',
    ],
    ['<ul><li>a</li><li>b</li></ul><p>c</p>', '<ul><li>x</li></ul>'],
    ['<figure><img src="/a.png"></figure><p>a</p>', '<p>x</p>'],
    ['<p>a</p>', '<p>x</p>'],
    ['', '<p>x</p>'],
  ])('keep the kind of the first paragraph of %s', (html, expected) => {
    const state = textWith(html);
    expect(writeHtml(state.apply(overAll(state, 'x')).doc)).toBe(expected);
  });
});

describe('plain words', () => {
  it('become paragraphs where lines are blank', () => {
    const state = textWith('<p></p>', [1]);
    const pasted = state.apply(state.tr.replaceSelection(plainSlice('\none\r\nline\n \n\ntwo <b>\n')));
    expect(writeHtml(pasted.doc)).toBe('<p>one<br>line</p><p>two &lt;b&gt;</p>');
  });

  it('say that they run from the right (ED-35)', () => {
    const state = textWith('<p>x</p><ul><li>x</li></ul>', [1, 2]);
    const typed = state.apply(state.tr.insertText('שלום'));
    expect(writeHtml(typed.doc)).toBe('<p dir="auto">שלום</p><ul><li>x</li></ul>');
  });
});
