import { createSettle } from './drawing/settle.ts';
import { createVisibleFirst } from './drawing/visibleFirst.ts';
import { forwardFiles } from './forwardFiles.ts';
import { handleMessage } from './handleMessage.ts';
import { makeInert } from './inert.ts';
import { createMarks } from './marks.ts';
import { idOfSection, sectionElements } from './pageParts.ts';
import { printPage } from './printPage.ts';
import type { FromFrame, ToFrame } from './protocol.ts';
import { boxOnPage, measureField, measurePage, measureSection } from './reading/measure.ts';
import { createSentMeasures } from './reading/sentMeasures.ts';
import { createTextMode, type TextReports } from './textMode.ts';
import { watchPage } from './watchPage.ts';

/** The page under the editor's hand: does what the port says and tells it what the page looks like. */
export function runCanvasPage(port: MessagePort): void {
  const send = (message: FromFrame): void => port.postMessage(message);
  const told = createSentMeasures();
  const marks = createMarks();
  let upTo = 0;
  const seenFirst = createVisibleFirst(
    () => report(),
    () => report(),
  );

  const report = (changed?: readonly string[]): void => {
    const elements = sectionElements();
    const order = elements.map(idOfSection);
    // What waits for another look is measured once it has it.
    const isChanged = (element: HTMLElement) =>
      !seenFirst.isHeld(element) && (changed === undefined || changed.includes(idOfSection(element)));
    send({
      type: 'measures',
      page: measurePage(),
      order,
      boxes: elements.map((element) => ({ id: idOfSection(element), box: boxOnPage(element) })),
      sections: told.fresh(elements.filter(isChanged).map(measureSection), order),
      fields: elements.flatMap(measureField),
      marks: marks.fresh(),
      upTo,
      isSettled: settle.isSettled(),
    });
  };
  const settle = createSettle(
    (run, ms) => {
      const id = window.setTimeout(run, ms);
      return () => window.clearTimeout(id);
    },
    () => report(),
  );
  const watch = watchPage(
    (changed) => {
      settle.changed();
      report(changed ?? undefined);
    },
    () => {
      seenFirst.viewMoved();
      send({ type: 'scrolled', page: measurePage() });
      // Elements that stay in view during scrolling now have another position on the page.
      if (marks.haveMoved()) report([]);
    },
  );
  const reports: TextReports = {
    changed: (block, change) => {
      send({ type: 'textChanged', block, ...change });
      // Words of the theme push others aside, and no section tells of it.
      if (marks.isOpen() && marks.haveMoved()) report([]);
    },
    began: (block, field) => send({ type: 'textBegan', block, field }),
    ended: (block, last) => send({ type: 'textEnded', block, html: last?.html ?? null, seen: last?.seen ?? 0 }),
    state: (block, state) => send({ type: 'textState', block, state }),
    key: (block, key) => send({ type: 'textKey', block, key }),
    typing: (element) => inert.setTyping(element),
  };
  const text = createTextMode(reports, marks.open);
  const inert = makeInert(text.isEdited);
  forwardFiles(send);

  const look = (apply: () => void): void => {
    if (settle.isSettled()) seenFirst.change(apply);
    else {
      // The look that the page begins with belongs to what it waits for.
      apply();
      report();
    }
  };
  const sectionsChanged = (): void => {
    watch.observeAgain();
    marks.collect();
  };
  const print = (): void => send({ type: 'printed', root: printPage() });
  const carryOut = { report, look, text, sectionsChanged, print };
  port.onmessage = ({ data }: MessageEvent<ToFrame>) => {
    upTo = data.number;
    handleMessage(data, carryOut);
  };
  report();
}
