import { parseEmbed } from '@quoin/domain/media';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/nodeViews';
import type { Node } from 'prosemirror-model';
import { NodeSelection } from 'prosemirror-state';
import type { EditorView, NodeView, NodeViewConstructor } from 'prosemirror-view';
import { shownSource } from './shownSource.ts';

/** What cannot be drawn as it is within the app: pictures lie elsewhere, and foreign markup is shown without what runs or loads. */
export function nodeViews(site: string): Record<string, NodeViewConstructor> {
  return {
    picture: (node) => ({ dom: pictureOf(site, node) }),
    figure: (node, view, getPos) => figureView(site, node, view, getPos),
    film: filmView,
    kept: (node) => keptView(site, node),
  };
}

function pictureOf(site: string, { attrs }: Node): HTMLElement {
  const src = shownSource(site, String(attrs.src ?? ''));
  if (src === null) return noteOf('span', texts.image(String(attrs.alt || attrs.src)));
  const image = document.createElement('img');
  image.src = src;
  image.alt = String(attrs.alt ?? '');
  image.draggable = false;
  if (attrs.width !== null) image.width = Number(attrs.width);
  if (attrs.height !== null) image.height = Number(attrs.height);
  return image;
}

function figureView(site: string, first: Node, view: EditorView, getPos: () => number | undefined): NodeView {
  let node = first;
  const dom = document.createElement('figure');
  let image = pictureOf(site, node);
  const contentDOM = document.createElement('figcaption');
  contentDOM.dataset.placeholder = texts.caption;
  dom.append(image, contentDOM);
  const choose = (event: Event) => {
    const pos = getPos();
    if (pos === undefined || contentDOM.contains(event.target as HTMLElement)) return;
    event.preventDefault();
    view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, pos)));
    view.focus();
  };
  dom.addEventListener('mousedown', choose);
  return {
    dom,
    contentDOM,
    update(next) {
      if (next.type !== node.type) return false;
      contentDOM.toggleAttribute('data-empty', next.content.size === 0);
      if (next.attrs === node.attrs) return true;
      node = next;
      const drawn = pictureOf(site, node);
      image.replaceWith(drawn);
      image = drawn;
      return true;
    },
    ignoreMutation: (mutation) => mutation.type !== 'selection' && !contentDOM.contains(mutation.target),
  };
}

const filmView: NodeViewConstructor = ({ attrs }) => {
  const address = String(attrs.href);
  const embed = parseEmbed(address);
  const dom = document.createElement('figure');
  dom.append(noteOf('span', `${embed === null ? commonTexts.link : embed.provider}: ${address}`));
  dom.dataset.film = '';
  return { dom };
};

/** A piece that is chosen and moved as one, not typed into. */
function keptView(site: string, { attrs }: Node): NodeView {
  const dom = document.createElement('div');
  dom.contentEditable = 'false';
  dom.dataset.keptPiece = '';
  const { body } = new DOMParser().parseFromString(String(attrs.html), 'text/html');
  for (const element of body.querySelectorAll('*')) makeHarmless(site, element);
  dom.append(...body.childNodes);
  if (dom.textContent?.trim() === '' && dom.querySelector('img, hr') === null) dom.append(String(attrs.html));
  return { dom, ignoreMutation: () => true };
}

const LOADS = 'script, style, link, iframe, object, embed, audio, video, source, base, meta, svg, form';

function makeHarmless(site: string, element: Element): void {
  if (element.matches(LOADS)) {
    element.replaceWith(noteOf('span', `<${element.nodeName.toLowerCase()}>`));
    return;
  }
  for (const { name } of [...element.attributes]) {
    if (/^(?:on|style$|id$|class$|srcset$|autofocus$|tabindex$|contenteditable$|name$)/i.test(name))
      element.removeAttribute(name);
  }
  // Not followed, not stopped at by Tab.
  element.removeAttribute('href');
  if (!(element instanceof HTMLImageElement)) return;
  const src = shownSource(site, element.getAttribute('src') ?? '');
  if (src === null)
    element.replaceWith(noteOf('span', texts.image(String(element.alt || element.getAttribute('src')))));
  else element.src = src;
}

function noteOf(tag: string, text: string): HTMLElement {
  const note = document.createElement(tag);
  note.dataset.note = '';
  note.textContent = text;
  return note;
}
