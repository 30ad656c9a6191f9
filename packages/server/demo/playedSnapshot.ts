/** A page as the recorder writes it: elements and texts, each with its own number. */
type SnapshotNode =
  | { readonly type: 0; readonly id: number; readonly childNodes: readonly SnapshotNode[] }
  | { readonly type: 1; readonly id: number; readonly name: string; readonly publicId: ''; readonly systemId: '' }
  | {
      readonly type: 2;
      readonly id: number;
      readonly tagName: string;
      readonly attributes: Readonly<Record<string, string>>;
      readonly childNodes: readonly SnapshotNode[];
    }
  | { readonly type: 3; readonly id: number; readonly textContent: string; readonly isStyle?: true };

/** Those that increments speak of. */
export const RECORDED_IDS = { document: 1, body: 4, button: 5 } as const;
const FIRST_FREE = 10;

const STYLE = `body{margin:0;font:18px/1.5 Georgia,serif;color:#22302c;background:#faf7f1}
header{display:flex;gap:24px;padding:24px 5vw;border-bottom:1px solid #d9d3c5}header b{margin-inline-end:auto}
main{padding:40px 5vw}h1{font-size:40px;font-weight:400;margin:0 0 24px}
ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(150px,1fr));gap:24px;padding:0;list-style:none}
li::before{content:"";display:block;aspect-ratio:3/4;margin-bottom:8px;background:linear-gradient(160deg,#b7c9bd,#d8b79a)}
button{font:inherit;padding:12px 28px;border:0;background:#22463c;color:#fff}`;
const LINKS = ['Shop', 'Journal', 'About', 'Cart'];
const THINGS = ['Ridge Lines', 'Low Tide', 'Harbour', 'Dunes', 'First Snow', 'Orchard'];

/** The shop's page in outlines: what a recording of the demo shows. */
export function pageSnapshot(title: string, path: string): SnapshotNode {
  let last = FIRST_FREE;
  const nextId = () => ++last;
  const text = (textContent: string): SnapshotNode => ({ type: 3, id: nextId(), textContent });
  const element = (tagName: string, childNodes: readonly SnapshotNode[], id = nextId()): SnapshotNode => ({
    ...{ type: 2, id, tagName, attributes: {}, childNodes },
  });
  const style: SnapshotNode = { type: 3, id: nextId(), textContent: STYLE, isStyle: true };
  const isList = path === '/' || path === '/shop';
  const things = element(
    'ul',
    THINGS.map((name) => element('li', [text(name)])),
  );
  const body = [
    element('header', [element('b', [text('Prints')]), ...LINKS.map((name) => element('span', [text(name)]))]),
    element('main', [
      element('h1', [text(title)]),
      ...(isList ? [things] : [element('p', [text('Printed to order on heavy paper, and sent within three days.')])]),
      element('button', [text('Add To Cart')], RECORDED_IDS.button),
    ]),
  ];
  const html = element('html', [
    element('head', [element('style', [style])]),
    element('body', body, RECORDED_IDS.body),
  ]);
  const doctype: SnapshotNode = { type: 1, id: nextId(), name: 'html', publicId: '', systemId: '' };
  return { type: 0, id: RECORDED_IDS.document, childNodes: [doctype, html] };
}
