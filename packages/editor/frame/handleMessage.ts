import { applySectionLayouts, applySectionOrder, freezeGrids, keepScroll } from './drawing/applyLayout.ts';
import { applyBodyClasses, applyProperties, applySheet, swapStylesheet } from './drawing/applyLooks.ts';
import { applyMarkup } from './drawing/applyMarkup.ts';
import { applyRoom } from './drawing/applyRoom.ts';
import { notifyScripts } from './notifyScripts.ts';
import type { ToFrame } from './protocol.ts';
import type { TextMode } from './textMode.ts';

/** What carrying out a message may need. */
export interface MessageContext {
  /** Measures again: the named sections whole, or all. */
  report(changed?: readonly string[]): void;
  /** Changes the look of the whole page, and measures when all of it has it. */
  look(apply: () => void): void;
  /** There are other sections than before. */
  sectionsChanged(): void;
  /** Tells what the theme has printed. */
  print(): void;
  readonly text: TextMode;
}

type Of<Type extends ToFrame['type']> = Extract<ToFrame, { readonly type: Type }>;

const ORDERS: { readonly [Type in ToFrame['type']]: (message: Of<Type>, page: MessageContext) => void } = {
  layout: ({ order, sections, isFinal }, page) => {
    keepScroll();
    applySectionOrder(order);
    applySectionLayouts(sections, isFinal);
    page.report(sections.map(({ id }) => id));
  },
  markup: ({ sections, order }, page) => {
    const changed = applyMarkup(sections, order);
    page.sectionsChanged();
    page.report(changed);
  },
  room: ({ sections }, page) => {
    keepScroll();
    page.report(applyRoom(sections));
  },
  properties: ({ properties }, page) => page.look(() => applyProperties(properties)),
  sheet: ({ name, css }, page) => page.look(() => applySheet(name, css)),
  stylesheet: ({ from, to }, page) => swapStylesheet(from, to, page.report),
  bodyClasses: ({ add, remove }, page) => page.look(() => applyBodyClasses(add, remove)),
  freeze: ({ isFrozen }, page) => {
    freezeGrids(isFrozen);
    page.report([]);
  },
  scrollBy: ({ left, top }) => window.scrollBy({ left, top, behavior: 'instant' }),
  scrollTo: ({ left, top }) => window.scrollTo({ left, top, behavior: 'instant' }),
  print: (_message, page) => page.print(),
  beginText: (request, page) => {
    page.text.begin(request).catch((fault: unknown) => console.warn(fault));
  },
  textCommand: ({ command }, page) => page.text.run(command),
  setText: (incoming, page) => page.text.take(incoming),
  focusText: (_message, page) => page.text.focus(),
  endText: (_message, page) => page.text.end(),
  styleEvent: ({ name, event }) => notifyScripts(name, event),
};

export function handleMessage(message: ToFrame, page: MessageContext): void {
  const carryOut = ORDERS[message.type] as ((message: ToFrame, page: MessageContext) => void) | undefined;
  carryOut?.(message, page);
}
