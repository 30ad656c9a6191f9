import { DOMParser } from 'prosemirror-model';
import { describe, expect, it } from 'vitest';
import { readInTest } from '../../testing/markupDom.ts';
import { textSchema } from '../schema.ts';
import { writeHtml } from '../writeHtml.ts';
import { cleanPasted } from './cleanPasted.ts';

const pasted = (html: string) =>
  writeHtml(
    DOMParser.fromSchema(textSchema).parse(readInTest(cleanPasted(html, readInTest)) as unknown as HTMLElement),
  );

/** The room that Word leaves between a marker and the words. */
const ROOM = '<span style=\'font:7.0pt "Times New Roman"\'>&nbsp;&nbsp;&nbsp;&nbsp; </span>';
/** A paragraph as Word writes it, with everything that says what it is. */
const word = (marker: string, words: string, level = 1) =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]>` +
  `<span style='mso-list:Ignore'>${marker}${ROOM}</span><![endif]>${words}<o:p></o:p></p>`;
/** The same after a mail program took the styles of Office and its comments away. */
const plain = (marker: string, words: string, margin = '36.0pt', name = 'MsoListParagraph') =>
  `<p class="${name}" style="margin-left:${margin};text-indent:-18.0pt"><span style="font-family:Symbol">${marker}${ROOM}</span>${words}</p>`;
/** Word for the web: each item a list of its own. */
const online = (tag: string, start: string, level: number, words: string) =>
  `<div class="ListContainerWrapper SCXW1"><${tag} role="list"${start}><li data-aria-level="${level}" role="listitem" ` +
  `class="OutlineElement Ltr"><p class="Paragraph"><span class="TextRun"><span>${words}</span></span></p></li></${tag}></div>`;

describe('lists that are pasted (ED-22)', () => {
  it.each([
    ['bullets', word('·', 'A') + word('o', 'B', 2) + word('§', 'C', 3) + word('·', 'D')],
    [
      'bullets without mso-list',
      plain('·', 'A') + plain('o', 'B', '72.0pt') + plain('§', 'C', '1.5in') + plain('·', 'D'),
    ],
    [
      'bullets of plain paragraphs',
      plain('·', 'A', '36pt', 'MsoNormal') +
        plain('o', 'B', '2.54cm', 'MsoNormal') +
        plain('▪', 'C', '144px', 'MsoNormal') +
        plain('·', 'D', '48px', 'MsoNormal'),
    ],
    [
      'bullets of Word for the web',
      online('ul', '', 1, 'A') + online('ul', '', 2, 'B') + online('ul', '', 3, 'C') + online('ul', '', 1, 'D'),
    ],
  ])('keeps %s and their levels', (_, html) =>
    expect(pasted(html)).toBe('<ul><li>A<ul><li>B<ul><li>C</li></ul></li></ul></li><li>D</li></ul>'),
  );

  it.each([
    ['3.', '4.', 3],
    ['(3)', '(4)', 3],
    ['3)', '4)', 3],
    ['2.3.', '2.4.', 3],
    ['2.3', '2.4', 3],
    ['c.', 'd.', 3],
    ['C)', 'D)', 3],
    ['iii.', 'iv.', 3],
    ['IX.', 'X.', 9],
    ['i.', 'ii.', 1],
    ['h.', 'i.', 8],
    ['в)', 'г)', 3],
    ['ג.', 'ד.', 3],
    ['三、', '四、', 3],
    ['٣.', '٤.', 3],
    ['３．', '４．', 3],
    ['i.', 'j.', 9],
    ['z.', 'aa.', 26],
    ['xcix.', 'c.', 99],
  ])('counts from where %s and %s begin, with mso-list or without', (first, second, start) => {
    const from = start === 1 ? '' : ` start="${start}"`;
    const expected = `<ol${from}><li>A</li><li>B</li></ol>`;
    expect(pasted(word(first, 'A') + word(second, 'B'))).toBe(expected);
    expect(pasted(plain(first, 'A') + plain(second, 'B'))).toBe(expected);
    expect(pasted(plain(first, 'A', '0cm', 'MsoNormal') + plain(second, 'B', '0cm', 'MsoNormal'))).toBe(expected);
  });

  it.each([
    [
      'begins a list where the numbers do',
      word('1.', 'A') + word('2.', 'B') + word('1.', 'C'),
      '<ol><li>A</li><li>B</li></ol><ol><li>C</li></ol>',
    ],
    [
      'goes on behind a deeper list',
      word('4.', 'A') + word('b.', 'B', 2) + word('5.', 'C'),
      '<ol start="4"><li>A<ol start="2"><li>B</li></ol></li><li>C</li></ol>',
    ],
    [
      'goes on after a paragraph',
      `${word('1.', 'A')}<p class=MsoNormal>Words</p>${word('2.', 'B')}`,
      '<ol><li>A</li></ol><p>Words</p><ol start="2"><li>B</li></ol>',
    ],
    [
      'knows numbers of other scripts from bullets',
      word('一、', 'A') + word('二、', 'B'),
      '<ol><li>A</li><li>B</li></ol>',
    ],
    [
      'keeps bold words behind a bold number',
      `<p class=MsoListParagraph><b>2.${ROOM}</b><b>Name</b> A</p>`,
      '<ol start="2"><li><strong>Name</strong> A</li></ol>',
    ],
    [
      'joins numbers of Word for the web',
      online('ol', ' start="3"', 1, 'A') + online('ol', ' start="1"', 2, 'B') + online('ol', ' start="4"', 1, 'C'),
      '<ol start="3"><li>A<ol><li>B</li></ol></li><li>C</li></ol>',
    ],
    [
      'keeps the lists of Outlook',
      "<ol style='margin-top:0cm' start=3 type=a><li class=MsoListParagraph style='mso-list:l0 level1 lfo1'>A<o:p></o:p></li></ol>",
      '<ol start="3"><li>A</li></ol>',
    ],
    [
      'keeps the lists of Google Docs',
      '<ol start="4"><li dir="ltr" aria-level="1" style="list-style-type:lower-roman"><p dir="ltr" role="presentation"><span>A</span></p></li><ol start="2"><li aria-level="2"><p><span>B</span></p></li></ol></ol>',
      '<ol start="4"><li>A<ol start="2"><li>B</li></ol></li></ol>',
    ],
    [
      'begins where the first item says',
      '<ol><li value="7">A</li><li>B</li></ol>',
      '<ol start="7"><li>A</li><li>B</li></ol>',
    ],
    ['begins at 1 where the start is no number', '<ol start=""><li>A</li></ol>', '<ol><li>A</li></ol>'],
  ])('%s', (_, html, expected) => expect(pasted(html)).toBe(expected));

  it.each([
    "<p class=MsoNormal style='text-indent:-18.0pt'>A. Author: The Book</p>",
    '<p class=MsoNormal>1. think twice</p>',
    '<p>·&nbsp;&nbsp; a line of a poem</p>',
    '<p class=MsoNormal>§&nbsp;5 says so</p>',
    '<p class=MsoListParagraph>o sole mio</p>',
    '<p class=MsoNormal>Note.&nbsp;&nbsp; It rains.</p>',
  ])('leaves %s a paragraph', (html) => expect(pasted(html)).toMatch(/^<p>/));

  it('keeps a numbered heading a heading', () => {
    const html = "<h1 style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1.&nbsp; </span>Plans</h1>";
    expect(pasted(html)).toBe('<h2>Plans</h2>');
  });
});
